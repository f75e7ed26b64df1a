import type { Looked, Side } from './look';

/** Elements by the theme's stable classes, with those sides of theirs that no text decides: engines shape text each in its own way. */
export const see = (sides: readonly Side[], ...selectors: readonly string[]): readonly Looked[] =>
  selectors.map((selector) => ({ selector, sides }));
/** All four sides. */
export const whole: readonly Side[] = ['left', 'top', 'width', 'height'];

/** What every page has. */
export const pageElements: readonly Looked[] = [
  ...see(whole, 'body', 'main', 'header', '.fs-header', '.fs-header-fixed', '.fs-fade'),
  ...see(['left', 'top', 'height'], '.fs-logo'),
  ...see(
    whole,
    'main section',
    '[role="list"]',
    '.fs-tile',
    '.fs-tile-frame',
    '.fs-tile-frame::after',
    '.fs-tile-pool',
  ),
  ...see(whole, '.fs-tile-art', '.fs-tile-art img', '.fs-tile-edge'),
  ...see(['top', 'height'], '[data-focused]', '.fs-entry', '.fs-light--entry'),
  ...see([], '.fs-rail-title', '.fs-tile-title', '.fs-tile-meta'),
];
/** What a page has that begins with one item. */
export const heroElements: readonly Looked[] = [
  ...see(whole, '.fs-scrim-start', '.fs-scrim-bottom'),
  ...see(['top', 'height'], '.fs-button', '.fs-light--button', '.fs-marker'),
  ...see([], '.fs-text', '.fs-text2'),
];
