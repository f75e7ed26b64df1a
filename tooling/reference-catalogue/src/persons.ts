import type { PersonTitle } from './person';
import { actors } from './persons-actors';
import { makers } from './persons-makers';
import { presenters } from './persons-presenters';

/** Every person. */
export const persons: readonly PersonTitle[] = [...actors, ...makers, ...presenters];
