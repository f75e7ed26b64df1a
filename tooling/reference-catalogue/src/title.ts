import type { ChannelKey } from './channels';
import type { PaletteHint, SceneHint } from './look';

/** The audience a title is made for. */
export type Audience = 'adults' | 'ultra' | 'ramasjang' | 'minisjang';

/** The rating of a title as the wire writes it. */
export type Rating = 'MRAM-ALL' | 'MRAM-07' | 'MRAM-11' | 'MRAM-15' | 'MRAM-EXCEPT' | 'MRAM-NOT-RATED';

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
  /** Shown on the title itself and its newest season and episode. */
  readonly badge?: string;
  /** Who is in it, by person id, where that is no matter of chance. */
  readonly people?: readonly string[];
  /** The part that the first of these people plays. */
  readonly lead?: string;
  /** What its pictures show; seasons and episodes share it. */
  readonly scene?: SceneHint;
  /** The light and colours of its pictures; where it is missing, the id decides. */
  readonly palette?: PaletteHint;
  readonly trailerIds?: readonly string[];
  readonly userRating?: UserRating;
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
  readonly title: string;
  /** A sentence or two. */
  readonly text: string;
  /** How many of the last episodes are announced, but not out yet. */
  readonly comingCount: number;
  readonly episodes: readonly EpisodeTitle[];
}

/** A show of the catalogue, its oldest season first. */
export interface ShowTitle extends TitleTexts {
  readonly kind: 'show';
  readonly seasons: readonly [SeasonTitle, ...SeasonTitle[]];
  /** Whether more episodes are to come. */
  readonly isOngoing?: boolean;
}

/** What the wire calls a single film; most are programmes. */
export type FilmType = 'program' | 'movie' | 'trailer' | 'customAsset';

/** A film or single programme of the catalogue. */
export interface FilmTitle extends TitleTexts {
  readonly kind: 'film';
  /** `program` where nothing is said. */
  readonly itemType?: FilmType;
  readonly year: number;
  readonly minutes: number;
  readonly country?: string;
  /** Whether it is announced, but not out yet. */
  readonly isComing?: boolean;
  /** Whether only who has signed in may play it. */
  readonly needsSignIn?: boolean;
  /** How it can be had where it is not free, in the order in which it is offered. */
  readonly offers?: readonly FilmOffer[];
  /** What was put right after it was shown. */
  readonly rectification?: string;
  /** The parts of it, in the place of those of its clip. */
  readonly parts?: readonly FilmPart[];
  /** The languages of its subtitles, in the place of those of its clip. */
  readonly subtitles?: readonly string[];
  /** What is heard and seen of it, a file each, in the place of the one that most have. */
  readonly versions?: readonly FilmVersion[];
}

/** What viewers think of a title, out of 10, and how many said so. */
export interface UserRating {
  readonly average: number;
  readonly count: number;
}

/** A way to get a film; the price is in kroner. */
export interface FilmOffer {
  readonly ownership: 'Rent' | 'Own' | 'Subscription';
  readonly price: number;
  readonly resolution: 'HD-1080' | 'HD-4K';
}

/** A part of a film, in seconds. */
export interface FilmPart {
  readonly kind: 'Intro' | 'Summary' | 'EndCredit' | 'Chapter';
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** A version of a film: the language that is spoken, and for whom it is made. */
export interface FilmVersion {
  readonly language: string;
  readonly accessService: 'StandardVideo' | 'SpokenSubtitles' | 'SignLanguage' | 'AudioDescription';
}

/** A season whose episodes are lines of title, text and minutes. */
export function season(
  number: number,
  year: number,
  title: string,
  text: string,
  ...lines: readonly (readonly [title: string, text: string, minutes: number])[]
): SeasonTitle {
  const episodes = lines.map(([episodeTitle, episodeText, minutes]) => ({
    title: episodeTitle,
    text: episodeText,
    minutes,
  }));
  return { number, year, title, text, comingCount: 0, episodes };
}

/** A season of which the last episodes are still to come. */
export function withComing(comingCount: number, whole: SeasonTitle): SeasonTitle {
  return { ...whole, comingCount };
}
