import type { FocusSnapshot } from '@fjernsyn/focus';
import { asRecord, isRecord, readJson } from '@fjernsyn/kernel';
import type { KeyValueStore } from '@fjernsyn/platform';

/** Where the places of the way back are kept while the window is loaded anew. */
export const placesKey = 'fjernsyn.places';

/** How many places are kept: the newest of them. */
const mostPlaces = 50;

/** What is remembered of a place that the viewer may come back to. */
export interface Place {
  readonly focus?: FocusSnapshot;
  /** How far the page was scrolled by hand, in CSS px. */
  readonly scrolledPx?: number;
  /** The season that the viewer chose there. */
  readonly seasonId?: string;
  /** How the viewer sorted and filtered a list there, as who shows it writes it. */
  readonly listFilter?: string;
  /** The universe that the viewer was in there. */
  readonly universe?: string | undefined;
}

/** The places of the viewer's way, by the keys of the history's entries. */
export interface PlaceMemory {
  get(key: string): Place | undefined;
  /** Keeps a place, as the newest. */
  set(key: string, place: Place): void;
  /** Writes all down for the visit, so that a reload loses none. */
  keep(): void;
}

/** Makes the {@link PlaceMemory}, with what was written down before the window was loaded anew. */
export function createPlaceMemory(store: KeyValueStore): PlaceMemory {
  const places = new Map<string, Place>(read(store));
  return {
    get: (key) => places.get(key),
    set(key, place) {
      places.delete(key);
      places.set(key, place);
      for (const oldest of Array.from(places.keys()).slice(0, -mostPlaces)) places.delete(oldest);
    },
    keep: () => store.write(placesKey, JSON.stringify(Array.from(places))),
  };
}

function read(store: KeyValueStore): readonly (readonly [string, Place])[] {
  const kept = readJson(store.read(placesKey));
  return Array.isArray(kept) ? kept.filter(isPlace) : [];
}

function isPlace(value: unknown): value is readonly [string, Place] {
  const [key, place] = Array.isArray(value) ? value : [];
  return typeof key === 'string' && isRecord(place) && (place.focus === undefined || isSnapshot(place.focus));
}

function isSnapshot(value: unknown): boolean {
  const { path, memories } = asRecord(value) ?? {};
  return Array.isArray(path) && isRecord(memories) && path.concat(Object.values(memories)).every(isRecord);
}
