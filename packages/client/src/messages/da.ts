import type { daDiagnostics } from './da-diagnostics';
import type { daDialogs } from './da-dialogs';
import type { daKeypad } from './da-keypad';
import type { daPlayer } from './da-player';

/**
 * Every text of ours in Danish, the default and complete language (S1). `{name}` stands for a parameter. What is counted has a form for each
 * of the language's plural categories, as `…_one` and `…_other`, chosen by its parameter `count`. What only a late
 * screen says comes with it: `daPlayer`, `daDialogs`, `daDiagnostics`, `daKeypad`.
 */
export const da = {
  'start.opening': '{title} åbner …',
  'page.loading': 'Siden hentes …',
  'player.loading': 'Filmen hentes …',
  'header.label': 'Hovedmenu',
  'header.home': '{title}, til forsiden',
  'header.search': 'Søg',
  'header.signIn': 'Log ind',
  'header.account': 'Konto',
  'header.searchHint': 'Titel, person eller emne',

  'action.retry': 'Prøv igen',
  'action.back': 'Tilbage',
  'action.home': 'Til forsiden',
  'action.top': 'Til toppen',
  'action.details': 'Læs mere',

  'action.ok': 'OK',
  'action.close': 'Luk',
  'action.help': 'Hjælp',
  'action.stay': 'Fortryd',
  'action.leave': 'Luk',

  'notice.outsideLink': 'Det åbner ikke her. Find det på {site}.',
  'notice.notKept': 'Dit tv gemmer ikke dine valg. De glemmes, når programmet lukkes.',
  'notice.offline': 'Ingen forbindelse. Vi prøver igen.',

  'failure.service.title': 'Vi er væk et øjeblik',
  'failure.service.text': 'Tjenesten svarer ikke lige nu. Vent lidt, og prøv igen.',
  'failure.offline.title': 'Ingen forbindelse',
  'failure.offline.text': 'Vi kan ikke få fat i tjenesten. Se, om nettet er slået til, og prøv igen.',
  'failure.page.title': 'Siden kan ikke vises',
  'failure.page.text': 'Noget gik galt hos os. Prøv igen om lidt.',
  'failure.notFound.title': 'Ingen hjemme',
  'failure.notFound.text': 'Siden findes ikke. Måske er den flyttet.',
  'failure.refused.title': 'Du har ikke adgang',
  'failure.refused.text': 'Tjenesten viser ikke siden for dig.',
  'failure.empty.title': 'Her er tomt lige nu',
  'failure.empty.text': 'Siden har ikke noget at vise endnu.',
  'failure.configuration.title': 'Fejl i opsætningen',
  'failure.configuration.text': 'Programmet er sat forkert op ({field}) og kan ikke starte.',
  'failure.code': 'Fejlkode: {code}',

  'signIn.needed.title': 'Du kan ikke logge ind her endnu',
  'signIn.needed.text': 'Gå til forsiden. Det meste kan ses uden.',

  'rail.failed': 'Rækken kunne ikke hentes.',
  'section.failed': 'Det her kunne ikke hentes.',
  'rail.seasonFailed': 'Sæsonen kunne ikke hentes.',
  'rail.empty': 'Her er tomt lige nu.',
  'rail.position': '{position} af {count}',

  'item.play': 'Afspil',
  'item.playEpisode': 'Afspil S{season} A{episode}',
  'item.seasonEpisode': 'S{season} A{episode}',
  'item.episode': 'A{episode}',
  'item.playNumber': 'Afspil afsnit {episode}',
  'item.unavailable': 'Kan ikke afspilles lige nu',
  'item.seasons_one': '{count} sæson',
  'item.seasons_other': '{count} sæsoner',
  'item.seasonsLabel': 'Sæsoner',
  'item.seasonNumber': 'Sæson {number}',
  'item.minutes': '{minutes} min',
  'item.hours': '{hours} t {minutes} min',
  'item.fromAge': 'Fra {age} år',
  'item.forAll': 'For alle',
  'item.offline': 'Kræver net',
  'item.untitled': 'Uden titel',

  'kind.movie': 'Film',
  'kind.show': 'Serie',
  'kind.season': 'Sæson',
  'kind.episode': 'Afsnit',
  'kind.program': 'Program',
  'kind.channel': 'Kanal',
  'kind.link': 'Link',
} as const;

/** All texts in Danish, those of late screens too. */
export type DanishTexts = typeof da & typeof daPlayer & typeof daDialogs & typeof daDiagnostics & typeof daKeypad;

/** The id under which a text stands. */
export type TextId = keyof DanishTexts;

/** The ids of what is counted. */
export type CountedId = TextId extends infer Id ? (Id extends `${infer Base}_other` ? Base : never) : never;

/** The id by which a text is asked for. */
export type MessageId = Exclude<TextId, `${CountedId}_${string}`> | CountedId;

/** All texts of a language whose counted things take the forms of `Category`. */
export type TextsWith<Category extends string> = Readonly<
  Record<Exclude<TextId, `${CountedId}_${string}`> | `${CountedId}_${Category}`, string>
>;
