import { durationsMs, type Unsubscribe } from '@fjernsyn/kernel';
import type { Clock, Telemetry, TelemetryItem } from '@fjernsyn/platform';
import type { PlaybackRequest } from '../machine/playback-context';
import type { Playback } from '../playback';
import { toFigureEvents, toHeartbeat, toSummary } from './figure-events';
import { toFirstFigures, withView } from './viewing-figures';

/** Dependencies of {@link followFigures}. */
export interface FiguresDeps {
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  /** How often a heartbeat is told while it plays; undefined for never. */
  readonly heartbeatSeconds?: number | undefined;
  /** Shares of a film's length, from 0 to 1, that are told as they are reached; each once. */
  readonly viewPoints?: readonly number[] | undefined;
}

/** Tells the figures of a playback as it goes on, and what they came to once the returned function is called, before or after its end. */
export function followFigures(
  { clock, telemetry, heartbeatSeconds, viewPoints = [] }: FiguresDeps,
  playback: Pick<Playback, 'getSnapshot' | 'subscribe'>,
  { id, type }: PlaybackRequest['item'],
): Unsubscribe {
  const item: TelemetryItem = { itemId: id, itemType: type };
  const pointsLeft = new Set(viewPoints);
  let figures = toFirstFigures(playback.getSnapshot(), clock.now());
  let stopBeating: Unsubscribe | undefined;

  const read = (): void => {
    const before = figures;
    figures = withView(before, playback.getSnapshot(), clock.now());
    for (const event of toFigureEvents(before, figures, item, [...pointsLeft])) {
      if (event.type === 'view-point-reached') pointsLeft.delete(event.share);
      telemetry.emit(event);
    }
  };
  const beat = (): void => {
    if (heartbeatSeconds === undefined) return;
    stopBeating = clock.after(heartbeatSeconds * durationsMs.second, () => {
      beat();
      if (figures.view.state === 'PLAYING') telemetry.emit(toHeartbeat(figures, item));
    });
  };
  const stopReading = playback.subscribe(read);
  beat();

  let hasEnded = false;
  return () => {
    if (hasEnded) return;
    hasEnded = true;
    stopReading();
    stopBeating?.();
    telemetry.emit(toSummary(withView(figures, figures.view, clock.now()), item));
  };
}
