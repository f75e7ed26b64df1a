import type { Translate } from '../create-translate';
import { type PlaceTexts, placeTexts } from './place-texts';

/** Countries in words, as `Danmark, Grønland og Færøerne`; empty for none. */
export function placeWords(t: Translate<PlaceTexts>, language: string, countries: readonly string[]): string {
  const names = countries.map((code) => nameOf(t, language, code));
  return names.reduce((places, place, index) => {
    if (index === 0) return place;
    return t(index === names.length - 1 ? 'places.last' : 'places.more', { places, place });
  }, '');
}

/** Our own name of a country, else the engine's, where it knows any (Chromium 81). */
function nameOf(t: Translate<PlaceTexts>, language: string, code: string): string {
  const id = `place.${code}`;
  if (isPlaceId(id)) return t(id);
  if (typeof Intl === 'undefined' || typeof Intl.DisplayNames !== 'function') return code;
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

function isPlaceId(id: string): id is Extract<keyof PlaceTexts, `place.${string}`> {
  return id in placeTexts.da;
}
