import { expect, test } from 'vitest';
import { da, type MessageId } from './da';
import { en } from './en';
import { danish, loadTranslate } from './translate';

const parametersIn = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test('[CL1] gives a text in the language asked for, its base, or Danish', async () => {
  expect((await loadTranslate('da'))('action.retry')).toBe('Prøv igen');
  expect((await loadTranslate('en-GB'))('action.retry')).toBe('Try again');
  expect((await loadTranslate('kl'))('action.retry')).toBe('Prøv igen');
});

test('[CL1] puts the parameters in', () => {
  expect(danish('item.playEpisode', { season: 2, episode: 3 })).toBe('Afspil S2 A3');
  expect(danish('start.opening', { title: '{title}' })).toBe('{title} åbner …');
});

test.each(Object.keys(da) as MessageId[])('[CL2] %s asks for the same parameters in every language', (id) => {
  expect(parametersIn(en[id])).toEqual(parametersIn(da[id]));
});
