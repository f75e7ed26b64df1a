import { expect, test } from 'vitest';
import { createTranslate, type TextLayer, type Translate } from './create-translate';
import { featureTexts } from './texts';

const translateOf = (...layers: readonly TextLayer[]) =>
  createTranslate(layers) as unknown as (id: string, values?: object) => string;

test('[CL1] [i18n-02] a text that only Danish has is shown in Danish, never as its id', () => {
  const t = translateOf({ language: 'en', texts: { a: 'Home' } }, { language: 'da', texts: { a: 'Hjem', b: 'Søg' } });
  expect([t('a'), t('b')]).toEqual(['Home', 'Søg']);
  expect(t('neither')).toBe('');
});

test.each([{}, { time: undefined }, { other: 1 }])(
  '[CL173] [i18n-04] no parameter’s name reaches the screen, whatever is given: %j',
  (values) => {
    expect(translateOf({ language: 'da', texts: { text: 'Starter {time}' } })('text', values)).toBe('Starter');
  },
);

const late = featureTexts({
  da: { 'late.word': 'sent', 'late.ends': 'slutter {time}' },
  en: { 'late.word': 'late', 'late.ends': 'ends {time}' },
  ar: { 'late.word': 'متأخر', 'late.ends': 'ينتهي {time}' },
});

test('[CL178] the texts of a late feature come with it in the viewer’s language, and in Danish behind that', () => {
  const t = createTranslate([
    { language: 'en', texts: {}, pick: ({ en }) => ({ 'late.word': en['late.word'] ?? '' }) },
    { language: 'da', texts: {}, pick: ({ da }) => da },
  ]).with(late);
  expect([t('late.word'), t('late.ends', { time: '21.42' })]).toEqual(['late', 'slutter 21.42']);
});

test('[CL178] the service’s texts go before those of a late feature too', () => {
  const t = createTranslate([
    { language: 'da', texts: { 'late.word': 'forsinket', 'late.ends': '{slut}' } },
    { language: 'da', texts: {}, pick: ({ da }) => da },
  ]).with(late);
  expect([t('late.word'), t('late.ends', { time: '21.42' })]).toEqual(['forsinket', 'slutter 21.42']);
});

test('[CL178] a late feature counts in the plural forms of its language', () => {
  const counting = featureTexts({
    da: { years_one: '{count} år', years_other: '{count} år' },
    en: { years_one: 'a year', years_other: '{count} years' },
    ar: { years_zero: '', years_one: 'عام', years_two: 'عامان', years_few: '{count}', years_many: '', years_other: '' },
  });
  const t = createTranslate([{ language: 'en', texts: {}, pick: ({ en }) => en }]).with(counting);
  expect([t('years', { count: 1 }), t('years', { count: 7 })]).toEqual(['a year', '7 years']);
});

test('[CL178] late features add up', () => {
  const more = featureTexts({ da: { 'more.word': 'mere' }, en: { 'more.word': 'more' }, ar: { 'more.word': 'أكثر' } });
  const t = createTranslate([{ language: 'da', texts: {}, pick: ({ da }) => da }])
    .with(late)
    .with(more);
  expect([t('late.word'), t('more.word')]).toEqual(['sent', 'mere']);
});

test('[CL350] what is missing, unknown, or of a feature that is not there does not compile', () => {
  const t = createTranslate([]);
  // @ts-expect-error English lacks a text.
  featureTexts({ da: { 'late.word': 'sent' }, en: {}, ar: { 'late.word': 'متأخر' } });
  // @ts-expect-error Arabic asks for another parameter.
  featureTexts({ da: { ends: 'slutter {time}' }, en: { ends: 'ends {time}' }, ar: { ends: 'ينتهي {at}' } });
  // @ts-expect-error No text has this id.
  expect(t('action.none')).toBe('');
  // @ts-expect-error The feature is not there.
  expect(t('late.word')).toBe('');
  // @ts-expect-error The parameter is missing.
  expect(t('start.opening')).toBe('');
  // @ts-expect-error The parameter is unknown.
  expect(t('start.opening', { title: '', product: '' })).toBe('');
  const other: (t: Translate) => string = (first) => first('action.back');
  expect(other(t.with(late))).toBe('');
});
