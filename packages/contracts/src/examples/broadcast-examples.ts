import { itemSummaryExample } from './item-example';

/** One evening of two channels; the second is one that nobody knows. */
export const schedulesExample = [
  {
    channelId: '30021',
    startDate: '2026-11-28T18:00:00Z',
    endDate: '2026-11-28T23:00:00Z',
    schedules: [
      {
        id: '30021_202611281800',
        channelId: '30021',
        startDate: '2026-11-28T18:00:00.0000000Z',
        endDate: '2026-11-28T19:33:00.0000000Z',
        startTimeInDefaultTimeZone: '2026-11-28T19:00:00+01:00',
        endTimeInDefaultTimeZone: '2026-11-28T20:33:00+01:00',
        live: false,
        repeat: true,
        item: itemSummaryExample,
      },
      {
        id: '30021_202611281933',
        startDate: '2026-11-28T19:33:00Z',
        endDate: '2026-11-28T20:00:00Z',
        live: true,
        blackout: true,
        item: { title: 'Vejret fra fyret', description: '', images: {} },
      },
    ],
  },
  { channelId: '39999', startDate: '2026-11-28T18:00:00Z', endDate: '2026-11-28T23:00:00Z', schedules: [] },
] as const;

/** The streams of a channel, for viewers at home and elsewhere in the EU. */
export const liveStreamsExample = [
  { type: 'hlsURL', link: 'https://live.example/30021/master.m3u8' },
  { type: 'hlsWithSubtitlesURL', link: 'na' },
  { type: 'hlsURLEu', link: 'https://live.example/30021-eu/master.m3u8' },
] as const;

/** A football match, with its teams and where it belongs. */
export const eventExample = {
  ...itemSummaryExample,
  id: '230001',
  type: 'event',
  title: 'Havnebyen - Skærgården',
  path: '/begivenhed/havnebyen-skaergaarden_230001',
  sports: ['fodbold'],
  round: '7',
  country: 'DANMARK',
  yearStart: 2026,
  yearEnd: 2027,
  eventDate: '2026-11-28T18:00:00Z',
  eventStartDate: '2026-11-28T18:00:00.0000000Z',
  eventEndDate: '2026-11-28T19:50:00.0000000Z',
  relationships: {
    competition: {
      id: '230001-competition',
      path: '',
      items: [{ id: '230100', type: 'competition', title: 'Øpokalen' }],
      size: 1,
      paging: { total: 1, page: 1 },
    },
    teams: {
      id: '230001-teams',
      path: '',
      items: [
        { id: '230201', type: 'team', title: 'Havnebyen', path: '' },
        { id: '230202', type: 'team', title: 'Skærgården', path: '/hold/skaergaarden_230202' },
      ],
      size: 2,
      paging: { total: 1, page: 1 },
    },
  },
} as const;
