import type { EngineUnderTest } from '../engine-under-test';
import { emptyHarness } from './empty-harness';
import { enactSpotlight } from './enact-spotlight';
import { jsSpatialNavigation } from './js-spatial-navigation';
import { lrudAligned, lrudRemembering } from './lrud';
import { lrudSpatial } from './lrud-spatial';
import { norigin } from './norigin';
import { ours, oursByIndex, oursNative, oursRemembering } from './ours';
import { oursInReact } from './ours-in-react';

/** Every engine of the bench by the name that its table shows. */
export const engines = {
  'empty harness': emptyHarness,
  ours,
  'ours, rows remember': oursRemembering,
  'ours, tiles by index': oursByIndex,
  'ours, native focus': oursNative,
  'ours in React': oursInReact,
  'lrud, index aligned': lrudAligned,
  'lrud, rows remember': lrudRemembering,
  norigin,
  'js-spatial-navigation': jsSpatialNavigation,
  'enact spotlight': enactSpotlight,
  'lrud-spatial': lrudSpatial,
} as const satisfies Readonly<Record<string, EngineUnderTest>>;

/** The name of one. */
export type EngineName = keyof typeof engines;
