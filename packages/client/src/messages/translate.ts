import { baseOf, type ServiceTexts } from '@fjernsyn/shell';
import { pseudoTexts } from '#pseudo';
import { createTranslate, type TextLayer, type Translate } from './create-translate';
import { da } from './da';

/** Languages beside Danish, each fetched where it is spoken. */
const others: Readonly<Record<string, (() => Promise<TextLayer['texts']>) | undefined>> = {
  ar: async () => (await import('./ar')).ar,
  en: async () => (await import('./en')).en,
  qps: pseudoTexts && (async () => pseudoTexts?.(da) ?? da),
};

const danishLayer: TextLayer = { language: 'da', texts: da };

/** Our texts in Danish, which are always there. */
export const danish: Translate = createTranslate([danishLayer]);

/**
 * The texts of `language` (BCP 47, its base counts), each in Danish where we do not speak it or cannot fetch it (S7 locale fallback).
 * Texts of the service go before ours of their language.
 */
export async function loadTranslate(language: string, service?: ServiceTexts): Promise<Translate> {
  const base = baseOf(language);
  const own = await others[base]?.().catch(() => undefined);
  const layers = own ? [{ language: base, texts: own }, danishLayer] : [danishLayer];
  if (!service) return createTranslate(layers);
  const place = layers.findIndex((layer) => layer.language === baseOf(service.language));
  return createTranslate(
    place < 0 ? [...layers, service] : [...layers.slice(0, place), service, ...layers.slice(place)],
  );
}
