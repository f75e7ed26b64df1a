import type { RemoteKey } from '@fjernsyn/kernel';
import { describe, expect, it } from 'vitest';
import { initialKeyInput, keyInputDefaults, reduceKeyInput } from './key-input';

const sequences = {
  menu: ['rewind', 'fastForward', 'pause'],
  arrows: ['up', 'up', 'down', 'down'],
} as const;
const options = { ...keyInputDefaults, sequences };

/** Presses at their times, each with the names of the sequences that it completes. */
function play(presses: readonly (readonly [RemoteKey, number, isRepeat?: boolean])[]): readonly string[] {
  let state = initialKeyInput;
  const found: string[] = [];
  for (const [key, at, isRepeat = false] of presses) {
    const context = { layer: null, hasLongAction: false };
    const pressed = reduceKeyInput(state, { type: 'press', key, isRepeat, at }, context, options);
    state = reduceKeyInput(pressed.state, { type: 'release', key, at: at + 10 }, context, options).state;
    for (const action of pressed.actions) if (action.type === 'sequence') found.push(action.name);
  }
  return found;
}

describe('key sequences', () => {
  it('[FO68] names a sequence at its last key, whatever came before, and begins anew', () => {
    expect(
      play([
        ['ok', 0],
        ['rewind', 100],
        ['fastForward', 200],
        ['pause', 300],
        ['pause', 400],
      ]),
    ).toEqual(['menu']);
    expect(
      play([
        ['up', 0],
        ['up', 1],
        ['up', 2],
        ['down', 3],
        ['down', 4],
        ['down', 5],
        ['down', 6],
      ]),
    ).toEqual(['arrows']);
  });

  it('[FO68] hears no repeats of a held key, and forgets after a pause', () => {
    expect(
      play([
        ['up', 0],
        ['up', 5, true],
        ['down', 10],
        ['down', 20],
      ]),
    ).toEqual([]);
    expect(
      play([
        ['rewind', 0],
        ['fastForward', 100],
        ['pause', 100 + options.sequenceGapMs],
      ]),
    ).toEqual([]);
  });

  it('[FO68] tells the key itself first, as every press', () => {
    const state = { ...initialKeyInput, recent: { keys: ['rewind', 'fastForward'], at: 0 } } as const;
    const press = { type: 'press', key: 'pause', isRepeat: false, at: 100 } as const;
    const { actions } = reduceKeyInput(state, press, { layer: null, hasLongAction: false }, options);
    expect(actions).toEqual([
      { type: 'key', key: 'pause', isRepeat: false },
      { type: 'sequence', name: 'menu' },
    ]);
  });
});
