import type { Programme } from '@fjernsyn/contracts';
import { durationsMs, type Instant, type Observable, type Unsubscribe } from '@fjernsyn/kernel';
import type { PlaybackView } from '@fjernsyn/player';
import {
  admissionReachMs,
  type ChannelAdmission,
  type ChannelAdmissionDeps,
  createChannelAdmission,
} from './channel-admission';
import { programmeAt } from './programmes';
import { awaitsPicture, type WatchedProgramme, type WatchView } from './watch-view';

/** Dependencies of {@link createChannelCourse}. */
export interface ChannelCourseDeps extends ChannelAdmissionDeps {
  readonly view: Observable<WatchView>;
}

/** The way of a channel through its programmes. */
export interface ChannelCourse extends Pick<ChannelAdmission, 'admit'> {
  /** Another item begins. */
  begin(): void;
  /** Takes in how it plays. The place decides, so that neither a sleep nor a seek leaves an old programme behind. */
  follow(playback: PlaybackView): void;
  readonly stop: Unsubscribe;
}

/** How long what was read is gone by before the programmes are looked up again, which asks the service no sooner than it is due. */
const lookMs = durationsMs.minute;
/** What is looked up beyond the edge, so that what is on next is there when it begins. */
const aheadMs = durationsMs.hour;

/** What was looked up last: from where, to where, and when. */
interface Look {
  readonly fromAt: Instant;
  readonly untilAt: Instant;
  readonly lookedAt: Instant;
}

/** Makes the {@link ChannelCourse}: what is on at the viewer's place, and where programmes begin within the window. */
export function createChannelCourse(deps: ChannelCourseDeps): ChannelCourse {
  const { view, programmes, time, viewer } = deps;
  const admission = createChannelAdmission(deps);
  let known: readonly Programme[] = [];
  let last: Look | undefined;

  const isDue = ({ fromAt, edgeAt }: ChannelPlace): boolean =>
    last === undefined ||
    fromAt < last.fromAt ||
    edgeAt > last.untilAt ||
    Math.abs(time.now() - last.lookedAt) >= lookMs;
  const look = async (channelId: string, { fromAt, edgeAt }: ChannelPlace): Promise<void> => {
    const reachMs = viewer.get().limit === undefined ? 0 : admissionReachMs;
    const look: Look = { fromAt: fromAt - reachMs, untilAt: edgeAt + aheadMs + reachMs, lookedAt: time.now() };
    last = look;
    const sent = await programmes.between(channelId, look.fromAt, look.untilAt);
    if (last !== look) return;
    known = sent;
    const { playback } = view.get();
    if (playback) show(channelId, playback);
  };
  const show = (channelId: string, playback: PlaybackView): void => {
    const place = placeOf(playback, time);
    // Before the picture an engine may stand anywhere.
    if (place === undefined || awaitsPicture(playback)) return;
    const { programme, boundaries, kind } = view.get();
    const shown = toChannelView(known, place);
    // Where it is live, or another programme is on, nothing is watched from its start any more.
    const isPast = place.isLive || shown.programme?.id !== programme?.id;
    const now = { ...shown, kind: isPast ? 'live' : kind } as const;
    if (JSON.stringify(now) !== JSON.stringify({ programme, boundaries, kind })) view.set({ ...view.get(), ...now });
    admission.judge(channelId, known, place);
  };

  const forget = (): void => {
    admission.begin();
    known = [];
    last = undefined;
  };

  return {
    begin: forget,
    stop: forget,
    follow(playback) {
      const { item, kind } = view.get();
      // An event is live while it is on, and a film later: what plays says so.
      if (playback.isLive && kind === 'film') view.set({ ...view.get(), kind: 'live' });
      const place = placeOf(playback, time);
      if (item?.type !== 'channel' || place === undefined) return;
      if (isDue(place)) void look(item.id, place);
      show(item.id, playback);
    },
    admit: admission.admit,
  };
}

/** Where a channel is, and what of it can be gone back to, in wall-clock time. */
interface ChannelPlace {
  readonly at: Instant;
  readonly fromAt: Instant;
  readonly edgeAt: Instant;
  /** Whether it is as live as it plays. */
  readonly isLive: boolean;
  /** Whether moments can be gone to. */
  readonly canSeek: boolean;
}

/** The place of a playback: by the stream's clock, else by the service's as if the edge was now; undefined while nothing is known of it. */
function placeOf(
  { window, positionSeconds, behindLiveSeconds, canSeek }: PlaybackView,
  time: ChannelCourseDeps['time'],
): ChannelPlace | undefined {
  const { startSeconds, liveEdgeSeconds } = window;
  if (liveEdgeSeconds === undefined || liveEdgeSeconds <= startSeconds) return undefined;
  const originAt = window.originAt ?? time.now() - liveEdgeSeconds * durationsMs.second;
  const toAt = (seconds: number): Instant => originAt + seconds * durationsMs.second;
  return {
    at: toAt(positionSeconds),
    fromAt: toAt(startSeconds),
    edgeAt: toAt(liveEdgeSeconds),
    isLive: behindLiveSeconds === 0,
    canSeek: canSeek && window.originAt !== undefined,
  };
}

/** What is shown at a place. Programmes of which nothing may be told are none. */
function toChannelView(
  programmes: readonly Programme[],
  place: ChannelPlace,
): Pick<WatchView, 'programme' | 'boundaries'> {
  const { at, fromAt, edgeAt } = place;
  const programme = programmeAt(programmes, at);
  const boundaries = programmes.map(({ startAt }) => startAt).filter((startAt) => startAt > fromAt && startAt < edgeAt);
  return { programme: programme && toWatchedProgramme(programme, place), boundaries: Array.from(new Set(boundaries)) };
}

function toWatchedProgramme(
  { id, item, startAt, endAt, isBlackout }: Programme,
  { fromAt, canSeek }: ChannelPlace,
): WatchedProgramme | undefined {
  if (item === undefined) return undefined;
  const { title, shortDescription, description = shortDescription } = item;
  return { id, title, description, startAt, endAt, hasStartOver: canSeek && !isBlackout && startAt >= fromAt };
}
