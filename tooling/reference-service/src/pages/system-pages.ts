import { accountPages } from './account-pages';
import type { PlannedPage } from './planned-page';

const systemPage = (id: string, key: string, path: string, template: string, title: string): PlannedPage => ({
  frame: { id, key, path, template, title, isStatic: true },
  plans: [],
});

/** The pages of the sitemap that the client builds itself. */
export const systemPages: readonly PlannedPage[] = [
  systemPage('700342', 'Search', '/search', 'Search', 'Søg'),
  systemPage('700343', 'SignIn', '/log-ind', 'Static', 'Log ind'),
  ...accountPages,
  systemPage('700344', 'PageNotFound', '/fejl-404', 'Static', 'Siden findes ikke'),
  systemPage('700345', 'Error', '/fejl', 'Static', 'Fejl'),
];
