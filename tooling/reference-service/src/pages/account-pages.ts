import type { EntryPlan } from '../shapes/to-page-entry';
import { viewerListNames } from '../shapes/viewer-list-names';
import type { PlannedPage } from './planned-page';

/** The parts of the page of the account, by the names under which clients know them. */
const accountParts: readonly (readonly [template: string, title: string])[] = [
  ['A4', 'Profiler'],
  ['A1', 'Oplysninger'],
  ['A2', 'Abonnement og betaling'],
  ['A3', 'Enheder'],
  ['A5', 'Forældrelås'],
  ['A6', 'Indstillinger'],
  ['A99', 'Forslag og grupper'],
];

/** The account itself, and what its profile has marked and seen: for who is signed in, and filled in by the client. */
export const accountPages: readonly PlannedPage[] = [
  page('700370', 'Account', '/konto', 'Konto', accountParts.map(toPlan)),
  page('700371', 'AccountProfileBookmarks', '/konto/min-liste', 'Min liste', [
    { kind: 'viewer', template: 'U1', title: 'Min liste', list: viewerListNames.bookmarks },
  ]),
  page('700372', 'AccountProfileWatched', '/konto/set', 'Set', [
    { kind: 'viewer', template: 'U3', title: 'Set', list: viewerListNames.watched },
  ]),
];

function page(id: string, key: string, path: string, title: string, plans: readonly EntryPlan[]): PlannedPage {
  return { frame: { id, key, path, template: 'Account', title, isStatic: true }, plans };
}

function toPlan([template, title]: (typeof accountParts)[number]): EntryPlan {
  return { kind: 'raw', entry: { type: 'CustomEntry', template, title, customFields: {} } };
}
