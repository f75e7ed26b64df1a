import type { EntryPlan } from '../shapes/to-page-entry';
import { viewerListNames } from '../shapes/viewer-list-names';
import type { PlannedPage } from './planned-page';

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
  {
    template: 'A99',
    title: 'Segmenter',
    html: '<p>Hvad vi tror, at du holder af, bygger på det, du har set.</p>',
  },
];

/** The account itself, and what its profile has marked and seen: for who is signed in, and filled in by the client. */
export const accountPages: readonly PlannedPage[] = [
  page('700370', 'Account', '/konto', 'Konto', accountParts.flatMap(accountPlans)),
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

function accountPlans({ template, title, html }: AccountPart): readonly EntryPlan[] {
  return [
    { kind: 'raw', entry: { type: 'CustomEntry', template, title, customFields: {} } },
    { kind: 'text', html: `<h2>${title}</h2>${html}` },
  ];
}
