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

/** A part of an account's page: its name, which a client that knows it fills in, and a text for everybody. */
interface AccountPart {
  readonly template: string;
  readonly title: string;
  readonly html: string;
}

const accountParts: readonly AccountPart[] = [
  {
    template: 'A4',
    title: 'Profiler',
    html: '<p>Hver profil har sin egen liste og sine egne påbegyndte programmer. Børn får en profil, hvor kun det for børn vises.</p>',
  },
  {
    template: 'A1',
    title: 'Oplysninger',
    html: '<p>Navn og e-mail ændrer du på vores hjemmeside.</p>',
  },
  {
    template: 'A2',
    title: 'Abonnement og betaling',
    html: '<p>En konto er gratis, og ingen betaling er knyttet til den.</p>',
  },
  {
    template: 'A3',
    title: 'Enheder',
    html: '<p>En skærm bliver ved med at være logget ind, til du logger ud på den.</p><p>Har du mistet en skærm, så skift adgangskode på vores hjemmeside.</p>',
  },
  {
    template: 'A5',
    title: 'Forældrelås',
    html: '<p>Med en pinkode åbner kun voksne det, der er for voksne.</p>',
  },
  {
    template: 'A6',
    title: 'Indstillinger',
    html: '<p>Sprog, undertekster og det, vi må gemme om dig, vælger du på skærmen selv.</p>',
  },
];

/** The static pages of the sitemap, by path. */
export const systemPages: readonly SystemPage[] = [
  systemPage('700342', 'Search', '/search', 'Search', 'Søg'),
  systemPage('700343', 'SignIn', '/log-ind', 'Static', 'Log ind'),
  systemPage('700370', 'Account', '/konto', 'Account', 'Konto', accountParts.flatMap(accountPlans)),
  systemPage('700344', 'PageNotFound', '/fejl-404', 'Static', 'Siden findes ikke'),
  systemPage('700345', 'Error', '/fejl', 'Static', 'Fejl'),
];

function accountPlans({ template, title, html }: AccountPart): readonly EntryPlan[] {
  return [
    { kind: 'raw', entry: { type: 'CustomEntry', template, title, customFields: {} } },
    { kind: 'text', html: `<h2>${title}</h2>${html}` },
  ];
}
