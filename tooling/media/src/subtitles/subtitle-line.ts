/** One line of subtitles in both languages of its film; times are seconds from the start. */
export interface SubtitleLine {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly danish: string;
  readonly foreign: string;
}
