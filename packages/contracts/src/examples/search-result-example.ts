import { seasonDetailExample } from './item-example';
import { itemListExample } from './item-list-example';

const paging = { size: 18, total: 1, page: 1 } as const;
const nothing = (id: string) => ({ id, path: '', items: [], size: 0, paging: { size: 18, total: 0, page: 1 } });

/** What a search found, in groups as they were recorded: films under `playable`, and no link to a next page. */
export const searchResultExample = {
  term: 'fyr',
  total: 2,
  people: [{ name: 'Ane Lund Rask', path: '/person/ane-lund-rask' }],
  series: { id: 'series-items', title: 'Series', path: '', items: [seasonDetailExample.show], size: 1, paging },
  playable: {
    id: 'playable-items',
    title: 'playable',
    path: '',
    items: itemListExample.items,
    size: 20,
    paging: { size: 18, total: 2, page: 1, next: '' },
  },
  competitions: nothing('competitions-items'),
  confederations: nothing('confederations-items'),
  events: nothing('events-items'),
  movies: nothing('movies-items'),
  newshighlights: { ...nothing('newshighlights-items'), title: 'newsHighlights' },
  persons: nothing('persons-items'),
  teams: nothing('teams-items'),
  tv: nothing('tv-items'),
};
