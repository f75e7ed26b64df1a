import { baseOf, type ServiceTexts } from '@fjernsyn/shell';
import { pseudoLayer } from '#pseudo';
import { createTranslate, type TextLayer, type Translate } from './create-translate';
import { da } from './da';

const danishLayer: TextLayer = { language: 'da', texts: da, pick: (feature) => feature.da };

/** Languages beside Danish, each fetched where it is spoken. */
const others: Readonly<Record<string, (() => Promise<TextLayer>) | undefined>> = {
  ar: async () => ({ language: 'ar', texts: (await import('./ar')).ar, pick: (feature) => feature.ar }),
  en: async () => ({ language: 'en', texts: (await import('./en')).en, pick: (feature) => feature.en }),
  qps: pseudoLayer && (async () => pseudoLayer),
};

/** Our texts in Danish, which are always there. */
export const danish: Translate = createTranslate([danishLayer]);

/**
 * The texts of `language` (BCP 47, its base counts), each in Danish where we do not speak it or cannot fetch it (S7 locale fallback).
 * Texts of the service go before ours of their language.
 */
export async function loadTranslate(language: string, service?: ServiceTexts): Promise<Translate> {
  const own = await others[baseOf(language)]?.().catch(() => undefined);
  const layers = own ? [own, danishLayer] : [danishLayer];
  if (!service) return createTranslate(layers);
  const place = layers.findIndex((layer) => layer.language === baseOf(service.language));
  return createTranslate(
    place < 0 ? [...layers, service] : [...layers.slice(0, place), service, ...layers.slice(place)],
  );
}
