import type { ChannelKey } from './channels';
import type { PaletteHint, SceneHint } from './look';

/** The audience a title is made for. */
export type Audience = 'adults' | 'ultra' | 'ramasjang' | 'minisjang';

/** The rating of a title as the wire writes it. */
export type Rating = 'MRAM-ALL' | 'MRAM-07' | 'MRAM-11' | 'MRAM-15';

interface TitleTexts {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  /** Two or three sentences. */
  readonly description: string;
  /** The first is what the viewer reads; the second narrows it. */
  readonly genres: readonly [string, ...string[]];
  readonly channel: ChannelKey;
  readonly rating: Rating;
  readonly audience?: Audience;
  readonly badge?: string;
  /** What its pictures show; seasons and episodes share it. */
  readonly scene?: SceneHint;
  /** The light and colours of its pictures; where it is missing, the id decides. */
  readonly palette?: PaletteHint;
  /** The clip that stands for it, where one fits; else any. */
  readonly clipId?: string;
}

/** One episode of a season. */
export interface EpisodeTitle {
  readonly title: string;
  readonly text: string;
  readonly minutes: number;
}

/** One season of a show. */
export interface SeasonTitle {
  readonly number: number;
  readonly year: number;
  readonly episodes: readonly EpisodeTitle[];
}

/** A show of the catalogue, its oldest season first. */
export interface ShowTitle extends TitleTexts {
  readonly kind: 'show';
  readonly seasons: readonly [SeasonTitle, ...SeasonTitle[]];
  /** Whether more episodes are to come. */
  readonly isOngoing?: boolean;
}

/** A film or single programme of the catalogue. */
export interface FilmTitle extends TitleTexts {
  readonly kind: 'film';
  readonly year: number;
  readonly minutes: number;
  readonly country?: string;
}

/** Episodes from lines of title, text and minutes. */
export function season(
  number: number,
  year: number,
  ...lines: readonly (readonly [title: string, text: string, minutes: number])[]
): SeasonTitle {
  return { number, year, episodes: lines.map(([title, text, minutes]) => ({ title, text, minutes })) };
}
