import { expect, it } from 'vitest';
import { openSet } from '../testing/open-set';
import { installMediaSource } from './install-media-source';

it('[SI643] a browser that scripts cannot feed has no Media Source Extensions', () => {
  for (const hasMediaSource of [true, false]) {
    const { window, connected } = openSet('tizen', { state: { hasMediaSource } });
    Object.assign(window, { MediaSource: class {}, WebKitMediaSource: class {} });
    installMediaSource(window, connected);
    expect(['MediaSource' in window, 'WebKitMediaSource' in window]).toEqual([hasMediaSource, hasMediaSource]);
  }
});
