import type { PageFrame } from '../shapes/to-page';
import type { EntryPlan } from '../shapes/to-page-entry';

/** A page that the client builds itself: the service knows its name, and for the account which parts it has. */
export interface SystemPage {
  readonly frame: PageFrame;
  readonly plans: readonly EntryPlan[];
}

const systemPage = (
  id: string,
  key: string,
  path: string,
  template: string,
  title: string,
  plans: readonly EntryPlan[] = [],
): SystemPage => ({ frame: { id, key, path, template, title, isStatic: true }, plans });

/** The parts of an account's page; what stands in them the client takes from the account. */
const accountParts: readonly (readonly [template: string, title: string])[] = [
  ['A4', 'Profiler'],
  ['A1', 'Oplysninger'],
  ['A2', 'Abonnement og betaling'],
  ['A3', 'Enheder'],
  ['A5', 'Forældrelås'],
  ['A6', 'Indstillinger'],
];

/** The static pages of the sitemap, by path. */
export const systemPages: readonly SystemPage[] = [
  systemPage('700342', 'Search', '/search', 'Search', 'Søg'),
  systemPage('700343', 'SignIn', '/log-ind', 'Static', 'Log ind'),
  systemPage(
    '700370',
    'Account',
    '/konto',
    'Account',
    'Konto',
    accountParts.map(([template, title]) => ({
      kind: 'raw',
      entry: { type: 'CustomEntry', template, title, customFields: {} },
    })),
  ),
  systemPage('700344', 'PageNotFound', '/fejl-404', 'Static', 'Siden findes ikke'),
  systemPage('700345', 'Error', '/fejl', 'Static', 'Fejl'),
];
