import type { ItemFacts } from '@fjernsyn/catalogue';
import type { Fact } from '@fjernsyn/ui';
import type { Translate } from '../../../messages/create-translate';
import { numberWords } from '../../../messages/number-words';
import { factsTexts } from './facts-texts';

type FactsTexts = typeof factsTexts.da;
type AccessText = Extract<keyof FactsTexts, `access.${string}`>;

/** What is known of an item, in words; what has none is left out. */
export function factWords(t: Translate<FactsTexts>, facts: ItemFacts, language: string): readonly Fact[] {
  const { genres, sports, country, channel, years, round, venue, userRating, accessServices, advisory } = facts;
  const named: readonly (readonly [name: string, value: string | undefined])[] = [
    [t('facts.genres'), genres?.join(', ')],
    [t('facts.sports'), sports?.map(capitalised).join(', ')],
    [t('facts.years'), years && yearWords(years)],
    [t('facts.country'), country && capitalised(country)],
    [t('facts.channel'), channel],
    [t('facts.round'), round],
    [t('facts.venue'), venue],
    [
      t('facts.userRating'),
      userRating === undefined ? undefined : t('facts.ofTen', { rating: decimalWords(userRating, language) }),
    ],
    [t('facts.access'), accessServices && accessWords(t, accessServices)],
    [t('facts.advisory'), advisory],
  ];
  return named.filter(isSaid).map(([name, value]) => ({ name, value }));
}

function isSaid(named: readonly [string, string | undefined]): named is readonly [string, string] {
  return named[1] !== undefined && named[1] !== '';
}

/** `DANMARK` and `håndbold` alike with one capital. */
function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}

function yearWords([from, to]: NonNullable<ItemFacts['years']>): string {
  return from === to ? String(from) : `${from}–${to}`;
}

function decimalWords(rating: number, language: string): string {
  return numberWords(Math.round(rating * 10) / 10, language);
}

function accessWords(t: Translate<FactsTexts>, codes: readonly string[]): string {
  const words = codes
    .map((code) => `access.${code}`)
    .filter(isAccessText)
    .map((id) => t(id));
  return Array.from(new Set(words)).join(', ');
}

function isAccessText(id: string): id is AccessText {
  return Object.keys(factsTexts.da).includes(id);
}
