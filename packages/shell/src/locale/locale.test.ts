import { plainBrand } from '@fjernsyn/brand/testing';
import type { LocaleStrings } from '@fjernsyn/contracts';
import { settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { parseConfiguration } from '../configuration';
import { createLocale } from './locale';
import { loadFirst } from './service-texts';

const configurationOf = (values: object) =>
  parseConfiguration({ brand: plainBrand, serviceUrl: 'https://service.example', ...values });

const setUp = (values: object, known: Readonly<Record<string, LocaleStrings>>) => {
  const asked: string[] = [];
  const locale = createLocale({
    configuration: configurationOf(values),
    load: (first) =>
      loadFirst(first, (language) => {
        asked.push(language);
        const texts = known[language];
        return texts ? Promise.resolve(texts) : Promise.reject(new Error('not there'));
      }),
  });
  return { locale, asked };
};

test.each([
  [{ 'en-GB': { a: 'colour' }, en: { a: 'color' } }, ['en-GB'], 'en-GB'],
  [{ en: { a: 'color' }, da: { a: 'farve' } }, ['en-GB', 'en'], 'en'],
  [{ da: { a: 'farve' } }, ['en-GB', 'en', 'da'], 'da'],
  [{}, ['en-GB', 'en', 'da'], undefined],
])(
  '[SH200] asks for the texts of a language, then of its base, then for Danish ones: %j',
  async (known, asks, answered) => {
    const { locale, asked } = setUp({ language: 'en-GB' }, known);
    await locale.open();
    expect(asked).toEqual(asks);
    expect(locale.state.get().serviceTexts?.language).toBe(answered);
  },
);

test('[SH201] turns to another language when its texts have come, and the last wish wins', async () => {
  const { locale } = setUp({}, { ar: { a: 'ا' }, da: { a: 'a' } });
  await locale.open();
  const turns = [locale.change('en'), locale.change('ar')];
  expect(locale.state.get()).toMatchObject({ language: 'da', dir: 'ltr' });
  await Promise.all(turns);
  expect(locale.state.get()).toEqual({
    language: 'ar',
    dir: 'rtl',
    serviceTexts: { language: 'ar', texts: { a: 'ا' } },
  });
  await locale.change('da');
  expect(locale.state.get()).toMatchObject({ language: 'da', dir: 'ltr' });
});

test.each(['ar', 'AR', 'ar-EG', 'he-IL', 'fa_IR', 'ku', 'ku-IQ', 'ur-PK'])(
  '[SH2] [i18n-05] %s is written from the right',
  (language) => {
    expect(configurationOf({ language }).dir).toBe('rtl');
  },
);

test.each(['da', 'en', 'kmr', 'hu', 'art', 'arn'])('[SH2] [i18n-05] %s is written from the left', (language) => {
  expect(configurationOf({ language }).dir).toBe('ltr');
});

test('[SH202] [i18n-05] the direction of the service’s configuration goes before the list, ours before both', async () => {
  const told = { languages: [], lang: 'ku', dir: 'ltr', strings: {} } as const;
  const { locale } = setUp({ language: 'ku' }, {});
  locale.configure(told);
  expect(locale.state.get().dir).toBe('ltr');
  expect(configurationOf({ language: 'ku', dir: 'ltr' }).dir).toBe('ltr');
  const chosen = setUp({ language: 'da', dir: 'rtl' }, {}).locale;
  chosen.configure({ ...told, lang: 'da' });
  expect(chosen.state.get().dir).toBe('rtl');
  const other = setUp({ language: 'ar' }, {}).locale;
  other.configure({ ...told, lang: 'da' });
  expect(other.state.get().dir).toBe('rtl');
});

test.each([true, false])(
  '[SH203] texts of a language’s own call go over those of the configuration (%s)',
  async (isCallFirst) => {
    const { locale } = setUp({}, { da: { a: 'fra kaldet' } });
    const configure = () => locale.configure({ languages: [], strings: { a: 'fra opsætningen', b: 'også' } });
    if (!isCallFirst) configure();
    await locale.open();
    await settled();
    if (isCallFirst) configure();
    expect(locale.state.get().serviceTexts?.texts).toEqual({ a: 'fra kaldet', b: 'også' });
  },
);

test('[SH201] a language is turned to even where the loading of texts breaks', async () => {
  const configuration = configurationOf({});
  const locale = createLocale({ configuration, load: () => Promise.reject(new Error('no script')) });
  await locale.change('ar');
  expect(locale.state.get()).toEqual({ language: 'ar', dir: 'rtl', serviceTexts: undefined });
});

test('[SH441] [found-start-01] a newer configuration takes its texts and its direction back, and those of the call stay', async () => {
  const { locale } = setUp({}, { da: { a: 'fra kaldet' } });
  locale.configure({ languages: [], dir: 'rtl', strings: { a: 'fra opsætningen', b: 'væk' } });
  await locale.open();
  locale.configure({ languages: [], strings: { c: 'ny' } });
  expect(locale.state.get()).toMatchObject({ dir: 'ltr', serviceTexts: { texts: { a: 'fra kaldet', c: 'ny' } } });
  expect(locale.state.get().serviceTexts?.texts).not.toHaveProperty('b');
  locale.configure(undefined);
  expect(locale.state.get().serviceTexts?.texts).toEqual({ a: 'fra kaldet' });
});
