import { expect, test } from 'vitest';
import { trackTexts } from '../messages/player/track-texts';
import { danish } from '../messages/translate';
import { type OfferedSubtitles, toSubtitleNames } from './subtitle-names';

const t = danish.with(trackTexts);

const track = (language: string, change: Partial<OfferedSubtitles> = {}): OfferedSubtitles => ({
  id: language,
  type: 'subtitle',
  language,
  label: '',
  roles: [],
  purpose: 'full',
  isSelected: false,
  ...change,
});

const names = (...tracks: readonly OfferedSubtitles[]): readonly string[] => toSubtitleNames(t, 'da', tracks);

test('[CL381] [found-sub-08] five languages of a stream have five names, in the interface’s language', () => {
  expect(
    names(
      track('da', { label: 'Dansk' }),
      track('sv', { label: 'Svenska' }),
      track('en', { label: 'English' }),
      track('de', { label: 'Deutsch' }),
      track('kl', { label: 'Kalaallisut' }),
    ),
  ).toEqual(['Dansk', 'Svensk', 'Engelsk', 'Tysk', 'Grønlandsk']);
});

test('[CL381] [found-sub-08] a language that we have no word for is named by the engine, else as the stream names it', () => {
  expect(names(track('pl'), track('no'), track('pt-BR'), track('und', { label: 'Kommentarer' }), track('xx'))).toEqual([
    'Polsk',
    'Norsk',
    'Portugisisk',
    'Kommentarer',
    'Tekster',
  ]);
});

test('[CL381] [found-sub-07] names say what a track is for', () => {
  expect(
    names(
      track('da', { label: 'Dansk' }),
      track('da', { label: 'Dansk, kun skilte', purpose: 'forced' }),
      track('da', { label: 'Dansk', purpose: 'hearing' }),
    ),
  ).toEqual(['Dansk', 'Dansk, kun fremmed tale', 'Dansk, for hørehæmmede']);
});

test('[CL381] [found-sub-08] the service’s kinds have names of their own', () => {
  expect(
    names(
      track('da', { label: 'DanishLanguageSubtitles' }),
      track('und', { label: 'ForeignLanguageSubtitles', purpose: 'forced' }),
      track('da', { label: 'CombinedLanguageSubtitles' }),
    ),
  ).toEqual(['Dansk', 'Fremmedsprog', 'Kombineret']);
});

test('[CL381] the service’s name of a language is a code that nobody is shown', () => {
  expect(
    names(
      track('und', { label: 'GreenlandicLanguageSubtitles' }),
      track('und', { label: 'KlingonLanguageSubtitles' }),
      track('und', { label: 'ElvishLanguageSubtitles' }),
    ),
  ).toEqual(['Grønlandsk', 'Tekster', 'Tekster 2']);
});

test('[CL381] [found-sub-08] tracks that are named alike are told apart by their labels, else by a number', () => {
  expect(names(track('da', { label: 'Dansk' }), track('da', { label: 'Kommentarer' }))).toEqual([
    'Dansk',
    'Dansk, Kommentarer',
  ]);
  expect(names(track('sv'), track('sv'), track('sv'))).toEqual(['Svensk', 'Svensk 2', 'Svensk 3']);
});
