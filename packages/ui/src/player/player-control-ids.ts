import { type NodeId, toDescendantId } from '@fjernsyn/focus';
import { seekBarKeys } from '../seek-bar/seek-bar-keys';

/** The keys of the player's controls in the focus tree, along which focus is led. */
export const playerControlKeys = {
  controls: 'controls',
  buttons: 'buttons',
  play: 'play',
  offer: 'offer',
  skip: 'skip',
} as const;

/** Ids of the controls that focus is led to. */
export interface PlayerControlIds {
  readonly seekBar: NodeId;
  readonly play: NodeId;
  /** The row of buttons, where there is nothing to play or pause by. */
  readonly buttons: NodeId;
  readonly skip: NodeId;
}

/** The {@link PlayerControlIds} of the player's controls that stand in the group `parent`. */
export function playerControlIds(parent: NodeId): PlayerControlIds {
  const { controls, buttons, play, offer, skip } = playerControlKeys;
  return {
    seekBar: toDescendantId(parent, controls, seekBarKeys.row, seekBarKeys.bar),
    play: toDescendantId(parent, controls, buttons, play),
    buttons: toDescendantId(parent, controls, buttons),
    skip: toDescendantId(parent, controls, offer, skip),
  };
}
