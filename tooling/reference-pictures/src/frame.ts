/** The colours of one light, from the darkest to the brightest; what glows comes last. */
export interface Palette {
  readonly night: string;
  readonly deep: string;
  readonly middle: string;
  readonly light: string;
  readonly glow: string;
}

/** The colours of a printed picture: a ground and four inks. */
export type Print = readonly [ground: string, first: string, second: string, third: string, fourth: string];

/** What a scene is drawn into. All measures are px of the picture. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The measure that everything in the scene is drawn in: about the height of the picture. */
  readonly size: number;
  /** Where the eye shall rest, from the left. */
  readonly focusX: number;
  readonly isUpright: boolean;
  /** Whether it lies behind a page: words stand at its start side, and a rail over its foot. */
  readonly isBehind: boolean;
  readonly palette: Palette;
  readonly print: Print;
  /** Particulars of a named title: a kind of animal, a word, how many people. */
  readonly details: SceneDetails;
  /** A number from 0 to 1 that belongs to a name: the same in every role of one title. */
  trait(name: string): number;
  /** One of several things by a trait. */
  pick<Thing>(name: string, things: readonly [Thing, ...Thing[]]): Thing;
  /** The next number from 0 to 1, for grain alone: roles of other widths ask more often. */
  random(): number;
}

/** Particulars that a look may fix instead of leaving them to the seed. */
export interface SceneDetails {
  readonly animal?: Animal;
  readonly word?: string;
  /** How many people a portrait has. */
  readonly people?: number;
  readonly hair?: number;
  /** The first person's among the skins and the colours of hair; the others follow. */
  readonly skin?: number;
  readonly hairColour?: number;
  readonly ground?: number;
  /** Which of the things a scene can hold: on a stage 0 somebody, 1 a microphone, 2 two people, 3 a chair, 4 a piano. */
  readonly thing?: number;
  readonly hasGlasses?: boolean;
  /** Leaves people out. */
  readonly isEmpty?: boolean;
}

/** Who lives in the children's worlds. */
export type Animal =
  | 'bear'
  | 'cat'
  | 'dragon'
  | 'drummers'
  | 'fox'
  | 'frog'
  | 'mouse'
  | 'owl'
  | 'pancake'
  | 'penguin'
  | 'rabbit'
  | 'robot'
  | 'snail'
  | 'whale';
