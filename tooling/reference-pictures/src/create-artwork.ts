import type { CatalogueEntry } from '@fjernsyn/reference-catalogue';
import { drawPicture } from './draw-picture';
import type { AskedPicture } from './picture-request';
import { createPictureStore, type PictureStoreOptions, pictureTag } from './picture-store';
import type { Subject } from './subject';
import { subjectOf } from './subject-of';

/** What artwork needs. */
export interface ArtworkDeps {
  entryOf(id: string): CatalogueEntry | undefined;
  /** Told of every picture that is really drawn. */
  onDraw?(asked: AskedPicture): void;
}

/** A picture that there is: its tag at once, its bytes on demand. */
export interface FoundPicture {
  /** The same for the same picture, another for any other. */
  readonly tag: string;
  bytes(): Promise<Buffer>;
}

/** The pictures of a catalogue. */
export type Artwork = ReturnType<typeof createArtwork>;

/** Draws the pictures of a catalogue on demand and keeps them. */
export function createArtwork({ entryOf, onDraw }: ArtworkDeps, options?: PictureStoreOptions) {
  const store = createPictureStore(options);

  function draw(asked: AskedPicture, subject: Subject): Promise<Buffer> {
    onDraw?.(asked);
    const canvas = drawPicture({ ...asked, subject });
    return asked.format === 'png'
      ? canvas.encode('png')
      : canvas.encode(asked.format === 'jpg' ? 'jpeg' : 'webp', asked.quality);
  }

  return {
    /** The picture somebody asks for; undefined where the catalogue has nothing of that id. */
    find(asked: AskedPicture, banner?: Subject): FoundPicture | undefined {
      const entry = banner === undefined ? entryOf(asked.entityId) : undefined;
      const subject = banner ?? (entry && subjectOf(entry));
      if (subject === undefined) return undefined;
      // The subject is part of the key: a title that changes its scene or name gets another picture.
      const key = JSON.stringify({ asked, subject });
      return { tag: pictureTag(key), bytes: () => store.get(key, () => draw(asked, subject)) };
    },
  };
}
