import type { Wire } from '../shapes/wire';
import type { PlannedPage } from './planned-page';

const dayMs = 86_400_000;

/** A page in the colours of a campaign: one is over, one runs, and one to come darkens the page. Some of its colours are none. */
export function campaignPage(nowAt: number): PlannedPage {
  return {
    frame: {
      id: '718056',
      path: '/kategorier/vinteraftener',
      template: 'Category',
      title: 'Vinteraftener',
      themes: [
        theme('#7a1f3d', nowAt - 60 * dayMs, nowAt - 30 * dayMs),
        theme('#0b3d5c', nowAt - dayMs, nowAt + 14 * dayMs),
        { ...theme('#000000', nowAt + 14 * dayMs, nowAt + 15 * dayMs), blackout: true },
        {
          type: 'Text',
          colors: [
            { name: 'Primary', value: 'hvid' },
            { name: 'Secondary', value: '#12345' },
          ],
        },
      ],
    },
    plans: [
      { kind: 'list', template: 'DRH6', title: '', listId: '400001' },
      { kind: 'list', template: 'P1', title: 'Lange film til korte dage', listId: '400007', more: '/kategorier/film' },
    ],
  };
}

function theme(value: string, startAt: number, endAt: number): Wire {
  return {
    type: 'Background',
    colors: [{ name: 'Primary', value }],
    startDate: new Date(startAt).toISOString(),
    endDate: new Date(endAt).toISOString(),
    blackout: false,
  };
}
