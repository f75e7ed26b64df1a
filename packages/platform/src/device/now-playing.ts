import type { MediaSeconds } from '@fjernsyn/kernel';

/** What a button outside the page can ask of what plays. */
export type NowPlayingAction = 'play' | 'pause' | 'seekbackward' | 'seekforward' | 'nexttrack' | 'stop';

/** What plays, as it is shown outside the page. */
export interface PlayingNow {
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly pictureUrl: string | undefined;
  readonly isPlaying: boolean;
  readonly positionSeconds: MediaSeconds;
  /** Undefined of what is live. */
  readonly durationSeconds: MediaSeconds | undefined;
  /** The buttons that there are, and what each does. */
  readonly actions: Readonly<Partial<Record<NowPlayingAction, () => void>>>;
}

/** The place outside the page that shows what plays. */
export interface NowPlayingDisplay {
  /** Shows what plays, in the place of what was shown. Between two calls the position runs by itself while it plays. */
  show(playing: PlayingNow): void;
  /** Shows nothing, and takes the buttons away. */
  clear(): void;
}

/** What plays, shown by browser, computer or locked phone, with buttons of their own. */
export interface NowPlaying {
  /** Fetches the display. Rejects where its code cannot be fetched. */
  open(): Promise<NowPlayingDisplay>;
}
