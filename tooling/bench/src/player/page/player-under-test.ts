/** A stream in the forms that players take. */
export interface BenchStream {
  readonly dashUrl: string;
  readonly hlsUrl: string;
}

/** A player with its library loaded and its video attached, where it can be before it is told what to play. */
export interface PlayerUnderTest {
  /** Begins to play from the beginning; what follows shows on the video. */
  play(stream: BenchStream): void | Promise<void>;
}

/** Makes a player on a video. `scriptUrl` is where our build of Shaka lies. */
export type CreatePlayer = (video: HTMLVideoElement, scriptUrl: string) => Promise<PlayerUnderTest>;
