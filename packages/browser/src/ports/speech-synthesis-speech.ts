import type { Speech } from '@fjernsyn/platform';
import { attempt } from '../attempt';

/** The part of a window that a {@link createSpeechSynthesisSpeech} stands on; sets often lack it. */
export interface SpeechWindow {
  readonly speechSynthesis?: SpeechSynthesis;
  readonly SpeechSynthesisUtterance?: typeof SpeechSynthesisUtterance;
}

/** Makes speech on the browser's synthesis. Without voices it stays silent; a browser never tells of a screen reader. */
export function createSpeechSynthesisSpeech(window: SpeechWindow): Speech {
  const { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance } = window;
  // The first question for voices is what makes Chromium fetch them.
  attempt(() => synthesis?.getVoices());
  return {
    screenReader: 'unknown',
    speak(text, language) {
      attempt(() => {
        const voices = synthesis?.getVoices() ?? [];
        if (!synthesis || !Utterance || voices.length === 0) return;
        synthesis.cancel();
        if (text === '') return;
        const utterance = new Utterance(text);
        utterance.lang = language;
        const voice = voices.find((other) => isSameLanguage(other.lang, language));
        if (voice) utterance.voice = voice;
        synthesis.speak(utterance);
      });
    },
    silence: () => void attempt(() => synthesis?.cancel()),
  };
}

function isSameLanguage(one: string, other: string): boolean {
  return primaryOf(one) === primaryOf(other);
}

function primaryOf(language: string): string {
  return language.toLowerCase().split(/[-_]/)[0] ?? '';
}
