import type { CreatePlayer } from '../player-under-test';
import { createDash } from './dash';
import { createHls } from './hls';
import { createOurs } from './ours';
import { createRx } from './rx';
import { createBareShaka } from './shaka';

/** The players that are compared. */
export const engines = {
  ours: createOurs,
  shaka: createBareShaka,
  'dash.js': createDash,
  'hls.js': createHls,
  'rx-player': createRx,
} as const satisfies Record<string, CreatePlayer>;

/** A name of one. */
export type PlayerName = keyof typeof engines;
