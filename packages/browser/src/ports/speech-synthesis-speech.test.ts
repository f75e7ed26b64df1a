import { expect, test } from 'vitest';
import { createSpeechSynthesisSpeech, type SpeechWindow } from './speech-synthesis-speech';

function createSpeechWindow(languages: readonly string[]) {
  const said: string[] = [];
  const window = {
    SpeechSynthesisUtterance: class {
      lang = '';
      voice: { readonly lang: string } | null = null;
      constructor(readonly text: string) {}
    },
    speechSynthesis: {
      getVoices: () => languages.map((lang) => ({ lang })),
      cancel: () => said.push('-'),
      speak: (utterance: { text: string; lang: string; voice: { lang: string } | null }) =>
        said.push(`${utterance.text} ${utterance.lang} ${utterance.voice?.lang}`),
    },
  };
  return { said, window: window as unknown as SpeechWindow };
}

test('[BR25] cuts off what is said, and takes a voice of the language', () => {
  const { said, window } = createSpeechWindow(['en-GB', 'da_DK']);
  const speech = createSpeechSynthesisSpeech(window);
  speech.speak('Hej', 'da-DK');
  speech.silence();
  expect(said).toEqual(['-', 'Hej da-DK da_DK', '-']);
  expect(speech.screenReader).toBe('unknown');
});

test('[BR26] stays silent without voices or synthesis, and never throws', () => {
  const { said, window } = createSpeechWindow([]);
  createSpeechSynthesisSpeech(window).speak('Hej', 'da');
  const bare = createSpeechSynthesisSpeech({});
  bare.speak('Hej', 'da');
  bare.silence();
  const throwing = {
    getVoices: () => {
      throw new Error('no service');
    },
  } as unknown as SpeechSynthesis;
  createSpeechSynthesisSpeech({ speechSynthesis: throwing }).speak('Hej', 'da');
  expect(said).toEqual([]);
});
