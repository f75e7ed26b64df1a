import { type NodeId, toDescendantId } from '@fjernsyn/focus';
import { seekBarKeys } from '../seek-bar/seek-bar-keys';

/** The keys of the player's controls in the focus tree, along which focus is led. */
export const playerControlKeys = { controls: 'controls', buttons: 'buttons', play: 'play' } as const;

/** Ids of the controls that focus is led to. */
export interface PlayerControlIds {
  readonly seekBar: NodeId;
  readonly play: NodeId;
}

/** The {@link PlayerControlIds} of the player's controls that stand in the group `parent`. */
export function playerControlIds(parent: NodeId): PlayerControlIds {
  const { controls, buttons, play } = playerControlKeys;
  return {
    seekBar: toDescendantId(parent, controls, seekBarKeys.row, seekBarKeys.bar),
    play: toDescendantId(parent, controls, buttons, play),
  };
}
