import { attempt, type DrawnSubtitles, type EngineEvents } from '@fjernsyn/browser';
import { AppError, durationsMs } from '@fjernsyn/kernel';
import { type MediaObservation, type MediaProtection, type MediaSource, mediaErrors } from '@fjernsyn/platform';
import type { AvPlay, AvPlayListener } from './av-play';
import { toAvPlayError } from './av-play-error';
import { type AvPlaySteering, createAvPlaySteering } from './av-play-steering';
import { createAvPlaySuspension } from './av-play-suspension';
import { type AvPlayTracks, createAvPlayTracks } from './av-play-tracks';
import { observeAvPlay } from './observe-av-play';
import type { PictureHole } from './picture-hole';

/** What AVPlay plays with. */
export interface AvPlayMediaDeps {
  readonly avPlay: AvPlay;
  readonly hole: PictureHole;
  readonly subtitles: DrawnSubtitles;
  /** Whether something of the set's stands before the application, which then has no decoder. */
  readonly isHidden: () => boolean;
}

/** A source that AVPlay has open. */
export interface AvPlayMedia extends Pick<AvPlaySteering, 'play' | 'pause' | 'seek'>, Pick<AvPlayTracks, 'select'> {
  /** Resolves once it can play; may stay open after the end. */
  prepare(): Promise<void>;
  observe(): MediaObservation;
  followVisibility(): void;
  /** Lets go of it in whatever state; nothing is told after that. */
  end(): void;
}

/** Opens a source. Throws what AVPlay throws. */
export function openAvPlayMedia(deps: AvPlayMediaDeps, source: MediaSource, events: EngineEvents): AvPlayMedia {
  const { avPlay, hole, subtitles, isHidden } = deps;
  const parts = createParts(deps, source, events);
  const { facts, steering, tracks, suspension } = parts;
  const followVisibility = (): void => {
    if (facts.isPrepared && !facts.isOver) suspension.follow();
  };

  openSource(avPlay, source, createListener(parts, hole));
  hole.open();
  hole.fit();
  subtitles.load(source.subtitles);
  if (source.startSeconds > 0) steering.seek(source.startSeconds);

  return {
    async prepare() {
      await prepare(avPlay);
      if (facts.isOver) return;
      facts.isPrepared = true;
      if (!isHidden()) steering.start();
      followVisibility();
    },
    play: steering.play,
    pause: steering.pause,
    seek(seconds) {
      facts.hasEnded = false;
      steering.seek(seconds);
      tracks.showAt(seconds);
    },
    select: tracks.select,
    observe: () =>
      observeAvPlay(avPlay, source, {
        ...facts,
        positionSeconds: parts.positionSeconds(),
        isSeeking: steering.soughtSeconds !== undefined,
        isPlayWanted: steering.isPlayWanted,
        streams: tracks.read(),
      }),
    followVisibility,
    end() {
      facts.isOver = true;
      steering.stop();
      attempt(() => avPlay.close());
      subtitles.load([]);
      hole.close();
    },
  };
}

/** What an open source consists of. */
type Parts = ReturnType<typeof createParts>;

function createParts({ avPlay, subtitles, isHidden }: AvPlayMediaDeps, source: MediaSource, events: EngineEvents) {
  const facts = { isPrepared: false, isBuffering: false, hasEnded: false, isOver: false };
  const whileOpen = (act?: () => void): void => {
    if (facts.isOver) return;
    act?.();
    events.publish();
  };
  const onFailure = (told: unknown): void => whileOpen(() => events.fail(toAvPlayError(told, true)));
  const steering = createAvPlaySteering({ avPlay, onArrival: whileOpen, onFailure });
  const suspension = createAvPlaySuspension({
    avPlay,
    source,
    isHidden,
    onSuspend: steering.stop,
    onRestored: () => whileOpen(steering.start),
    // Its pipeline is of no more use, whatever it says of the media.
    onFailure: (cause) => whileOpen(() => events.fail(new AppError(mediaErrors.decode, { cause }))),
  });
  const positionMs = (): number => suspension.atMs ?? attempt(() => avPlay.getCurrentTime()) ?? 0;
  return {
    facts,
    whileOpen,
    onFailure,
    steering,
    suspension,
    tracks: createAvPlayTracks({ avPlay, steering, subtitles, source }),
    positionMs,
    positionSeconds: (): number => steering.soughtSeconds ?? positionMs() / durationsMs.second,
  };
}

function createListener(parts: Parts, hole: PictureHole): AvPlayListener {
  const { facts, whileOpen, onFailure, steering, tracks, positionMs } = parts;
  const setBuffering = (isBuffering: boolean): void => {
    facts.isBuffering = isBuffering;
    steering.setBuffering(isBuffering);
  };
  const moveOn = (): void => {
    hole.fit();
    tracks.chooseAudio();
    tracks.showAt(parts.positionSeconds());
  };
  const end = (): void => {
    facts.hasEnded = true;
    steering.pause();
  };
  return {
    onbufferingstart: () => whileOpen(() => setBuffering(true)),
    onbufferingcomplete: () => whileOpen(() => setBuffering(false)),
    oncurrentplaytime: () => whileOpen(moveOn),
    onstreamcompleted: () => whileOpen(end),
    onevent: () => whileOpen(),
    onerror: onFailure,
    onsubtitlechange: (forMs, text) => whileOpen(() => tracks.showLine(text, positionMs(), Number(forMs))),
    ondrmevent: (_system, { name }) => name === 'DrmError' && onFailure(name),
  };
}

function openSource(avPlay: AvPlay, { url, protection }: MediaSource, listener: AvPlayListener): void {
  try {
    avPlay.open(url);
    // What is told before it has been set is lost.
    avPlay.setListener(listener);
    attempt(() => avPlay.setDisplayMethod('PLAYER_DISPLAY_MODE_LETTER_BOX'));
    if (protection) protect(avPlay, protection);
  } catch (thrown) {
    attempt(() => avPlay.close());
    throw thrown;
  }
}

/** Tells AVPlay where licences of PlayReady are; it asks for them itself. */
function protect(avPlay: AvPlay, { licenseUrl, headers = {} }: MediaProtection): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const properties = { DeleteLicenseAfterUse: true, LicenseServer: licenseUrl, HttpHeader: lines.join('\r\n') };
  try {
    avPlay.setDrm('PLAYREADY', 'SetProperties', JSON.stringify(properties));
  } catch (thrown) {
    throw new AppError(mediaErrors.drm, { cause: thrown });
  }
}

function prepare(avPlay: AvPlay): Promise<void> {
  return new Promise((resolve, reject) => {
    avPlay.prepareAsync(resolve, (error) => reject(toAvPlayError(error, false)));
  });
}
