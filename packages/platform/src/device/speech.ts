/** Reads aloud where the set's own screen reader does not, or may not (C4.24). */
export interface Speech {
  /** Whether the set's own screen reader is on, as far as can be known. */
  readonly screenReader: 'on' | 'off' | 'unknown';
  /** Says `text` in `language` (BCP 47), cutting off what is being said. */
  speak(text: string, language: string): void;
  silence(): void;
}
