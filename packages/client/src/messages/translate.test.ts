import { expect, test } from 'vitest';
import { da, type MessageId } from './da';
import { en } from './en';
import { createTranslate } from './translate';

const parametersIn = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test('[CL1] gives a text in the language asked for, its base, or Danish', () => {
  expect(createTranslate('da')('action.retry')).toBe('Prøv igen');
  expect(createTranslate('en-GB')('action.retry')).toBe('Try again');
  expect(createTranslate('kl')('action.retry')).toBe('Prøv igen');
});

test('[CL1] puts the parameters in', () => {
  expect(createTranslate('da')('item.playEpisode', { season: 2, episode: 3 })).toBe('Afspil S2 A3');
  expect(createTranslate('da')('start.opening', { title: '{title}' })).toBe('{title} åbner …');
});

test.each(Object.keys(da) as MessageId[])('[CL2] %s asks for the same parameters in every language', (id) => {
  expect(parametersIn(en[id])).toEqual(parametersIn(da[id]));
});
