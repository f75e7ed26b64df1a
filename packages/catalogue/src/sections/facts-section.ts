import type { Item } from '@fjernsyn/contracts';

/** Facts of an item beside those of its head: names, numbers and codes, which the screen makes words of. */
export interface ItemFacts {
  readonly genres?: readonly string[];
  readonly sports?: readonly string[];
  readonly country?: string;
  readonly channel?: string;
  /** From when to when, as the years of a competition. */
  readonly years?: readonly [from: number, to: number];
  readonly round?: string;
  readonly venue?: string;
  /** Out of 10. */
  readonly userRating?: number;
  /** Codes of who is helped to see or hear it, as `SignLanguage`. */
  readonly accessServices?: readonly string[];
  readonly advisory?: string;
}

/** What else is known of the item of a page (C3.8). */
export interface FactsSection {
  readonly kind: 'facts';
  readonly id: string;
  readonly facts: ItemFacts;
}

/** The facts of an item, or of the show that it is a part of; undefined where none is known. */
export function toFacts(item: Item): FactsSection | undefined {
  const facts = factsOf(item);
  return Object.keys(facts).length === 0 ? undefined : { kind: 'facts', id: 'facts', facts };
}

/** A version that helps nobody in particular. */
const standardService = 'StandardVideo';

function factsOf(item: Item): ItemFacts {
  const { show, sports, round, venue, location, advisoryText: advisory } = item;
  const fields = { ...show?.customFields, ...known(item.customFields) };
  const place = [venue, location].filter((part) => part !== undefined).join(', ');
  return known({
    genres: some(fields.DisplayCategory),
    sports: some(sports),
    country: fields.ProductionCountry ?? item.country,
    channel: fields.BrandingChannelDisplayName,
    years: yearsOf(item),
    round,
    venue: place === '' ? undefined : place,
    userRating: item.averageUserRating ?? show?.averageUserRating,
    accessServices: some(fields.AccessServicesOffered?.filter((code) => code !== standardService)),
    advisory,
  });
}

function yearsOf({ yearStart, yearEnd, releaseYear }: Item): ItemFacts['years'] {
  const from = yearStart ?? releaseYear;
  return from === undefined ? undefined : [from, yearEnd ?? from];
}

function some<Value>(values: readonly Value[] | undefined): readonly Value[] | undefined {
  return values && values.length > 0 ? values : undefined;
}

/** The fields that have a value. */
function known<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const found: { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } = {};
  for (const name of Object.keys(fields) as (keyof Fields)[]) {
    const value = fields[name];
    if (value !== undefined) found[name] = value as Exclude<Fields[keyof Fields], undefined>;
  }
  return found;
}
