import { chooseSubtitles } from '../media/choose-subtitles';
import { type OfferedSubtitles, toOfferedSubtitles } from '../media/offered-subtitles';
import { toSubtitleWish, toWishedSubtitles } from '../media/wished-subtitles';
import type { PlaybackContext } from './playback-context';

type Change = Partial<PlaybackContext>;

/** The subtitles that can be chosen of what is loaded. */
function offeredOf({ observation, files }: PlaybackContext): readonly OfferedSubtitles[] {
  return toOfferedSubtitles(observation.tracks, files[0]);
}

/** Whether subtitles of an id can be chosen; null, which is none, always can. */
export function areOffered(context: PlaybackContext, id: string | null): boolean {
  return id === null || offeredOf(context).some((offered) => offered.id === id);
}

/** The context when the viewer has chosen subtitles; null is none, and an id that nothing has changes nothing. */
export function withChosenSubtitles(context: PlaybackContext, id: string | null): Change {
  if (!areOffered(context, id)) return {};
  const track = offeredOf(context).find((offered) => offered.id === id);
  const subtitles = track ? toSubtitleWish(track) : 'off';
  return { wishes: { ...context.wishes, subtitles }, areSubtitlesPending: false, haveSubtitlesFailed: false };
}

/** The context when the subtitles that show are lost: none show until the next choice, and the wish stays. */
export function withoutSubtitles(): Change {
  return { areSubtitlesPending: false, haveSubtitlesFailed: true };
}

/**
 * The subtitles to show in what was loaded, as soon as they are there: those that the viewer wants, else some where the set's own settings
 * ask for them (reading "Player").
 */
export function pendingSubtitlesOf(context: PlaybackContext): OfferedSubtitles | undefined {
  const { areSubtitlesPending, wishes, request } = context;
  if (!areSubtitlesPending || wishes.subtitles === 'off') return undefined;
  if (wishes.subtitles) return toWishedSubtitles(offeredOf(context), wishes.subtitles);
  return request.areSubtitlesOn ? chooseSubtitles(offeredOf(context)) : undefined;
}

/** The context once {@link pendingSubtitlesOf} are shown. */
export function withPendingSubtitles(context: PlaybackContext): Change {
  return pendingSubtitlesOf(context) ? { areSubtitlesPending: false } : {};
}
