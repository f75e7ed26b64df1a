import { expect, test } from 'vitest';
import { createTranslate, type TextLayer } from './create-translate';
import type { MessageId } from './da';

const translateOf = (...layers: readonly TextLayer[]) =>
  createTranslate(layers) as (id: string, values?: object) => string;

test('[CL1] [i18n-02] a text that only Danish has is shown in Danish, never as its id', () => {
  const t = translateOf({ language: 'en', texts: { a: 'Home' } }, { language: 'da', texts: { a: 'Hjem', b: 'Søg' } });
  expect([t('a'), t('b')]).toEqual(['Home', 'Søg']);
  expect(t('neither' as MessageId)).toBe('');
});

test.each([{}, { time: undefined }, { other: 1 }])(
  '[CL173] [i18n-04] no parameter’s name reaches the screen, whatever is given: %j',
  (values) => {
    expect(translateOf({ language: 'da', texts: { text: 'Starter {time}' } })('text', values)).toBe('Starter');
  },
);

test('[CL178] what a late screen brings stands beneath all others', () => {
  const over = createTranslate([{ language: 'da', texts: { 'player.ends': '{slut}', 'action.back': 'Tilbage' } }]).over(
    {
      language: 'da',
      texts: { 'player.ends': 'Slutter {time}', 'action.back': 'Om' },
    },
  );
  expect([over('action.back'), over('player.ends', { time: '21.42' })]).toEqual(['Tilbage', 'Slutter 21.42']);
});
