import type { PaletteHint, SceneHint } from '@fjernsyn/reference-catalogue';
import type { SceneName } from './scenes/scenes';

/** What a picture is of, apart from the catalogue's own shapes. */
export interface Subject {
  /** The entry itself. */
  readonly id: string;
  /** The show of a season or an episode; else the entry itself. */
  readonly familyId: string;
  readonly kind: 'title' | 'season' | 'episode' | 'channel' | 'person' | 'team' | 'competition' | 'event' | 'other';
  /** What is lettered; of a season or an episode, the show. */
  readonly title: string;
  readonly genres: readonly string[];
  readonly world: 'adults' | 'komet' | 'hopla' | 'pip';
  /** Of an episode from 1. */
  readonly number: number;
  readonly scene?: SceneHint | undefined;
  readonly palette?: PaletteHint | undefined;
  /** Chosen outright, as for sports and channels. */
  readonly drawn?: SceneName | undefined;
  /** The floor of a sport seen from above. */
  readonly ground?: number | undefined;
}
