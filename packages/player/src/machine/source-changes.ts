import { type AccessMode, filesFor } from '../media/access-modes';
import type { PlayableFile } from '../media/choose-media';
import { toWishedMode } from '../media/playback-preferences';
import { hasNextSource, type SourceList, toSourceList, withAll, withoutFirst } from '../recovery/source-list';
import type { OpenedEngine } from './playback-actors';
import type { PlaybackContext } from './playback-context';

type Change = Partial<PlaybackContext>;
type Sources = SourceList<PlayableFile>;

/** The sources of what plays; what failed of another access service rests beside them. */
function sourcesOf({ files, recovery }: PlaybackContext): Sources {
  return { files, resting: recovery.resting.filter(({ file }) => isAlike(file, files)) };
}

/** The context with other sources of an access service; of the other services the same rest as before. */
function withSources({ recovery }: Pick<PlaybackContext, 'recovery'>, { files, resting }: Sources): Change {
  const others = recovery.resting.filter(
    ({ file }) => !isAlike(file, [...files, ...resting.map((other) => other.file)]),
  );
  return { files, recovery: { ...recovery, resting: [...others, ...resting] } };
}

function isAlike({ accessService }: PlayableFile, [first]: readonly PlayableFile[]): boolean {
  return first?.accessService === accessService;
}

/** Whether another source could play. */
export function hasNext(context: PlaybackContext): boolean {
  return hasNextSource(sourcesOf(context), context.recovery.ladder.timeMs);
}

/** The context when the source that plays has failed and the next one is tried. */
export function withNextSource(context: PlaybackContext): Change {
  return withSources(context, withoutFirst(sourcesOf(context), context.recovery.ladder.timeMs));
}

/** The context with each source to be tried again. */
export function withAllSources(context: PlaybackContext): Change {
  return withSources(context, withAll(sourcesOf(context)));
}

/** The context with the sources of a mode; those that play already stay in their order. */
export function withSourcesFor(context: PlaybackContext, mode: AccessMode): Change {
  const { playable, files, recovery } = context;
  const own = filesFor(playable, mode);
  if (own.some((file) => files.indexOf(file) >= 0)) return {};
  return withSources(context, toSourceList(own, recovery.resting, recovery.ladder.timeMs));
}

/** The context once an engine is open: what played before goes on, as far as this engine can play it. */
export function withOpened(context: PlaybackContext, { engine, playable }: OpenedEngine): Change {
  const files = context.files.filter((file) => playable.indexOf(file) >= 0);
  const opened = { ...context, engine, playable, files };
  return { engine, playable, files, ...withSourcesFor(opened, toWishedMode(context.wishes)) };
}
