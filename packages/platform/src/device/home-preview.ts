/** A tile of a {@link PreviewSection}. */
export interface PreviewTile {
  readonly title: string;
  readonly subtitle: string;
  /** A picture of 16 by 9, 250 px high. */
  readonly imageUrl: string;
  /** The inside path that it opens. */
  readonly path: string;
}

/** A titled part of a {@link HomePreview}. */
export interface PreviewSection {
  readonly title: string;
  readonly tiles: readonly PreviewTile[];
}

/** The row of the set's own home that belongs to the application, as Samsung's Smart Hub has. */
export interface HomePreview {
  /** Shows these sections, and no longer those before. */
  show(sections: readonly PreviewSection[]): void;
}
