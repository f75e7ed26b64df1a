import type { Audience, Rating } from '@fjernsyn/reference-catalogue';

interface AudienceWords {
  readonly classification: { readonly code: string; readonly name: string };
  readonly target: string;
  readonly segment: string;
  readonly universe: string;
}

/** The words of the wire for an audience. */
export const audienceWords: Readonly<Record<Audience, AudienceWords>> = {
  adults: {
    classification: { code: 'DR-Voksen', name: 'Voksen' },
    target: 'Adults',
    segment: 'DRTV',
    universe: 'drtv',
  },
  ultra: {
    classification: { code: 'DR-Ultra', name: 'Komet' },
    target: 'OlderKidsAndAdults',
    segment: 'Ultra',
    universe: 'ultra',
  },
  ramasjang: {
    classification: { code: 'DR-Ramasjang', name: 'Hopla' },
    target: 'All',
    segment: 'Ramasjang',
    universe: 'ramasjang',
  },
  minisjang: {
    classification: { code: 'DR-Minisjang', name: 'Pip' },
    target: 'All',
    segment: 'Minisjang',
    universe: 'minisjang',
  },
};

/** The name of each rating. */
export const ratingNames: Readonly<Record<Rating, string>> = {
  'MRAM-ALL': 'Tilladt for alle',
  'MRAM-07': 'Frarådes under 7',
  'MRAM-11': 'Fra 11 år',
  'MRAM-15': 'Fra 15 år',
  'MRAM-EXCEPT': 'Undtaget for mærkning',
  'MRAM-NOT-RATED': 'Ikke vurderet',
};
