import { AppError } from '@fjernsyn/kernel';
import { referenceServiceErrors } from '../errors';

/** Counts wrong guesses at secrets, each under what it was guessed for. */
export interface Guesses {
  /** Throws `reference-service/too-many-tries` while too much has been guessed for this subject. */
  check(subject: string): void;
  /** Whether {@link Guesses.check} would refuse. */
  isRefused(subject: string): boolean;
  /** Counts a wrong guess. */
  noteWrong(subject: string): void;
  /** Ends the count, once the secret itself was given. */
  forget(subject: string): void;
}

/** Wrong guesses before the next try is refused, right or wrong. */
export const freeGuesses = 9;
const pauseMinutes = 5;
const pauseMs = pauseMinutes * 60_000;
const mostSubjects = 1_000;

/** What the viewer is told meanwhile. */
export const tooManyTriesText = `For mange forsøg. Prøv igen om ${pauseMinutes} minutter.`;

/** Makes the {@link Guesses}; they are counted in memory, and forgotten five minutes after the last one. */
export function createGuesses(now: () => number): Guesses {
  const counts = new Map<string, { readonly wrong: number; readonly lastAt: number }>();
  const wrongOf = (subject: string): number => {
    const count = counts.get(subject);
    return count === undefined || Math.abs(now() - count.lastAt) >= pauseMs ? 0 : count.wrong;
  };
  const isRefused = (subject: string): boolean => wrongOf(subject) >= freeGuesses;
  return {
    isRefused,
    check(subject) {
      if (!isRefused(subject)) return;
      throw new AppError(referenceServiceErrors.tooManyTries, {
        message: tooManyTriesText,
        facts: { waitSeconds: pauseMs / 1_000 },
      });
    },
    noteWrong(subject) {
      const wrong = wrongOf(subject) + 1;
      counts.delete(subject);
      counts.set(subject, { wrong, lastAt: now() });
      for (const oldest of counts.keys()) if (counts.size > mostSubjects) counts.delete(oldest);
    },
    forget: (subject) => void counts.delete(subject),
  };
}
