/** Something that a voice says over a film; it begins at a second of the film. */
export interface SpokenLine {
  readonly startSeconds: number;
  readonly text: string;
}
