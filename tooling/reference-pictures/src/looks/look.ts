import type { Palette, Print, SceneDetails } from '../frame';
import type { SceneName } from '../scenes/scenes';

/** The face a title is lettered in. */
export type Face = 'serif' | 'wide' | 'condensed' | 'italic' | 'grotesk' | 'round';

/** What the pictures of one title have in common. */
export interface Look {
  /** Decides everything that nothing else decides. */
  readonly seed: string;
  readonly scene: SceneName;
  readonly palette: Palette;
  readonly print: Print;
  readonly face: Face;
  readonly details: SceneDetails;
  /** The picture is turned around, apart from where its focal point is. */
  readonly isMirrored: boolean;
  /** How near the scene is; 1 is all of it. */
  readonly zoom: number;
}
