import type { Frame } from './frame';
import type { Painter } from './painting/painter';

/** Draws one kind of picture. The same frame always gives the same picture. */
export type Scene = (painter: Painter, frame: Frame) => void;
