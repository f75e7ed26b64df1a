import { emptyRail, fillRail, relatedQuery, type TileModel } from '@fjernsyn/catalogue';
import type { Observed, Unsubscribe } from '@fjernsyn/kernel';
import type { Viewer } from '@fjernsyn/session';
import type { Activity } from '../activity/activity';
import type { Reading } from '../reading/reading';
import type { Resource } from '../reading/resource';
import { toNextPlayable } from './next-playable';
import type { NextPlayable } from './watch-view';

/** Dependencies of {@link createSequelReader}. */
export interface SequelReaderDeps {
  readonly activity: Pick<Activity, 'load'>;
  readonly reading: Pick<Reading, 'api' | 'resource'>;
  readonly viewer: Observed<Pick<Viewer, 'hasProfile'>>;
}

/** What comes after an item. Both tell once, and nothing any more once they are given up. */
export interface SequelReader {
  /** The item that the service names after one, which passes the filter of what the viewer may see as every answer does. */
  readNext(itemId: string, onRead: (next: NextPlayable | undefined, hasFailed: boolean) => void): Unsubscribe;
  /** What goes well with an item; nothing where that cannot be had. */
  readSuggestions(itemId: string, onRead: (suggestions: readonly TileModel[]) => void): Unsubscribe;
}

/** Makes the {@link SequelReader}. */
export function createSequelReader({ activity, reading, viewer }: SequelReaderDeps): SequelReader {
  return {
    readNext(itemId, onRead) {
      // The service names what is next to profiles alone: for nobody no code is fetched.
      if (!viewer.get().hasProfile) return () => undefined;
      let end: Unsubscribe | undefined;
      let isGivenUp = false;
      activity.load().then(
        (running) => {
          if (isGivenUp) return;
          end = readOnce(running.nextOf(itemId), (answer) => {
            const next = answer?.item;
            // What was begun is named as what is next of it.
            onRead(next === undefined || next.id === itemId ? undefined : toNextPlayable(next), answer === undefined);
          });
        },
        () => isGivenUp || onRead(undefined, true),
      );
      return () => {
        isGivenUp = true;
        end?.();
      };
    },
    readSuggestions(itemId, onRead) {
      const related = reading.resource(() => relatedQuery(reading.api, itemId));
      return readOnce(related, (list) => {
        const empty = emptyRail({ id: 'suggestions', title: '', role: 'wide' });
        onRead(list === undefined ? [] : tilesOf(fillRail(empty, list)));
      });
    },
  };
}

/** Waits for the first answer of a resource, or its failure: undefined. */
function readOnce<Value>(resource: Resource<Value>, onRead: (value: Value | undefined) => void): Unsubscribe {
  let end: Unsubscribe = () => undefined;
  const read = (): boolean => {
    const { status, value } = resource.get();
    if (status === 'loading') return false;
    end();
    onRead(value);
    return true;
  };
  end = resource.subscribe(read);
  read();
  return () => end();
}

function tilesOf({ count, tileAt }: ReturnType<typeof emptyRail>): readonly TileModel[] {
  const tiles: TileModel[] = [];
  for (let index = 0; index < count; index++) {
    const tile = tileAt(index);
    if (tile !== undefined) tiles.push(tile);
  }
  return tiles;
}
