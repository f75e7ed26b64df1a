export { answerShapes } from './answer-shapes';
export type { Fields, Shape } from './shape';
export { wireShapes } from './wire-shapes';
