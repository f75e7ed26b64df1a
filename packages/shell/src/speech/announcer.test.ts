import { createFakeClock, createFakeKeyValueStore, createRecordedSpeech } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createAnnouncer, speechDelayMs, speechKey } from './announcer';

const setUp = (screenReader: 'on' | 'off' | 'unknown', wish?: string) => {
  const clock = createFakeClock();
  const speech = createRecordedSpeech(screenReader);
  const store = createFakeKeyValueStore(wish ? { [speechKey]: wish } : {});
  return { clock, speech, announcer: createAnnouncer({ clock, speech, store, language: () => 'da' }) };
};

test('[SH14] reads the newest text once it has rested', () => {
  const { clock, speech, announcer } = setUp('unknown', 'on');
  announcer.say('Havgus');
  clock.advance(speechDelayMs - 1);
  announcer.say('Bøgenat');
  clock.advance(speechDelayMs);
  expect(speech.spoken.filter(Boolean)).toEqual(['Bøgenat']);
});

test('[SH114] says the title of a page that has arrived once, ahead of what focus rests on', () => {
  const { clock, speech, announcer } = setUp('unknown', 'on');
  announcer.arrive('Film');
  announcer.say('Havgus');
  clock.advance(speechDelayMs);
  announcer.say('Bøgenat');
  clock.advance(speechDelayMs);
  announcer.arrive('Serier');
  clock.advance(speechDelayMs);
  expect(speech.spoken.filter(Boolean)).toEqual(['Film. Havgus', 'Bøgenat', 'Serier']);
});

test('[SH114] says what has focus also where it came to it before the title was there', () => {
  const { clock, speech, announcer } = setUp('unknown', 'on');
  announcer.say('Afspil');
  announcer.arrive('Havgus');
  clock.advance(speechDelayMs);
  announcer.arrive('Film');
  clock.advance(speechDelayMs);
  expect(speech.spoken.filter(Boolean)).toEqual(['Havgus. Afspil', 'Film']);
});

test('[SH119] says what takes no focus after what is still to be said', () => {
  const { clock, speech, announcer } = setUp('unknown', 'on');
  announcer.say('Havgus');
  announcer.tell('Ingen forbindelse. Vi prøver igen.');
  clock.advance(speechDelayMs);
  announcer.tell('Indstillingen blev ikke gemt.');
  clock.advance(speechDelayMs);
  expect(speech.spoken.filter(Boolean)).toEqual([
    'Havgus. Ingen forbindelse. Vi prøver igen.',
    'Indstillingen blev ikke gemt.',
  ]);
});

test.each(['Havgus. Afspil', 'Havgus', 'Havgus 2. Afspil'])(
  '[SH114] where “%s” is said the title is said once',
  (text) => {
    const { clock, speech, announcer } = setUp('unknown', 'on');
    announcer.arrive('Havgus');
    announcer.say(text);
    clock.advance(speechDelayMs);
    expect(speech.spoken.filter(Boolean)).toEqual([text.startsWith('Havgus 2') ? `Havgus. ${text}` : text]);
  },
);

test.each([
  ['on', 'on'],
  ['off', 'on'],
  ['unknown', undefined],
] as const)('[SH14] is silent where the reader is %s and the wish %s', (screenReader, wish) => {
  const { clock, speech, announcer } = setUp(screenReader, wish);
  announcer.say('Havgus');
  clock.advance(speechDelayMs);
  expect(speech.spoken).toEqual([]);
});

test('[SH14] asks the set for its reader only where the viewer wants ours', () => {
  let asked = 0;
  const speech = {
    ...createRecordedSpeech(),
    get screenReader() {
      asked += 1;
      return 'unknown' as const;
    },
  };
  const store = createFakeKeyValueStore({});
  const announcer = createAnnouncer({ clock: createFakeClock(), speech, store, language: () => 'da' });
  announcer.say('Havgus');
  expect(asked).toBe(0);
});

test('[SH14] says nothing after it was stopped', () => {
  const { clock, speech, announcer } = setUp('unknown', 'on');
  announcer.say('Havgus');
  announcer.stop();
  clock.advance(speechDelayMs);
  expect(speech.spoken.filter(Boolean)).toEqual([]);
});

test('[SH207] speaks the language of the moment', () => {
  const clock = createFakeClock();
  const speech = createRecordedSpeech('unknown');
  const languages: string[] = [];
  let language = 'da';
  const announcer = createAnnouncer({
    clock,
    speech: { ...speech, speak: (_, spokenIn) => void languages.push(spokenIn) },
    store: createFakeKeyValueStore({ [speechKey]: 'on' }),
    language: () => language,
  });
  for (const next of ['da', 'ar']) {
    language = next;
    announcer.say('Havgus');
    clock.advance(speechDelayMs);
  }
  expect(languages).toEqual(['da', 'ar']);
});
