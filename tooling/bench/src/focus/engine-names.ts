import type { EngineName } from './page/engines/engines';

/** The engines in the order of the tables; the first is what is taken off all others. Node cannot load the engines themselves. */
export const engineNames = [
  'empty harness',
  'ours',
  'ours, rows remember',
  'ours, tiles by index',
  'ours, native focus',
  'ours in React',
  'lrud, index aligned',
  'lrud, rows remember',
  'norigin',
  'js-spatial-navigation',
  'enact spotlight',
  'lrud-spatial',
] as const satisfies readonly EngineName[];

/** Those that take microseconds a move: less than one pass differs from the next. */
export const quickNames = [
  'empty harness',
  'ours',
  'ours, rows remember',
  'lrud, index aligned',
  'lrud, rows remember',
] as const satisfies readonly EngineName[];
