import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { createObservable } from '@fjernsyn/kernel';
import type { NextPlayable, Watch, WatchView } from '@fjernsyn/shell';
import { openedOf } from '@fjernsyn/shell/testing';
import { act } from 'react';
import { vi } from 'vitest';
import { type FakeSet, type FakeWorld, openFakeWorld } from './fake-world';

/** A film that plays, a minute in. */
export const playedView: WatchView = {
  item: { id: '12', type: 'episode', title: 'Havgus', tagline: 'Tågen letter' },
  playback: {
    state: 'PLAYING',
    isLive: false,
    isPlayIntended: true,
    positionSeconds: 60,
    durationSeconds: 600,
    scanRate: 0,
    window: { startSeconds: 0, endSeconds: 600, liveEdgeSeconds: undefined, originAt: undefined },
    hasSlid: false,
    canSeek: true,
    canPause: true,
    behindLiveSeconds: 0,
    bufferedAheadSeconds: 20,
    subtitleTracks: [],
    selectedSubtitleId: null,
    haveSubtitlesFailed: false,
    audioTracks: [],
    accessMode: 'StandardVideo',
    accessModes: [],
    wishes: {},
    timeCodes: [],
    isPictureKept: false,
  },
  kind: 'film',
  offer: undefined,
  upNext: undefined,
  hasNext: false,
  end: undefined,
  isChainQuestion: false,
  programme: undefined,
  boundaries: [],
  canPictureInPicture: false,
  hasDetails: false,
  areControlsShown: true,
  sound: { volume: 1, isMuted: false },
  hasFullScreen: false,
  enter: 'play-pause',
  thumbnails: [],
  error: undefined,
  canRetry: true,
};

/** The episode after it. */
export const nextEpisode: NextPlayable = {
  id: '13',
  type: 'episode',
  title: 'Lyset i skoven',
  tagline: '',
  episodeNumber: 5,
  durationSeconds: 2_940,
  description: 'Et barn bliver fundet.',
  image: () => 'https://images.example/13.jpg',
};

/** Danish subtitles, and those of foreign speech. */
export const offeredSubtitles: NonNullable<WatchView['playback']>['subtitleTracks'] = [
  subtitlesOf('1', 'DanishLanguageSubtitles', 'da'),
  subtitlesOf('2', 'ForeignLanguageSubtitles', 'und'),
];

function subtitlesOf(id: string, label: string, language: string) {
  return { id, label, language, type: 'subtitle', roles: [], purpose: 'full', isSelected: false } as const;
}

/** A watch screen whose view a test changes, and that notes what is asked of it. */
export interface FakeWatched {
  readonly world: FakeWorld;
  readonly asked: readonly string[];
  /** What has been said aloud. */
  readonly spoken: readonly string[];
  show(change: Partial<WatchView>): Promise<void>;
  /** Changes the playback alone. */
  play(change: Partial<NonNullable<WatchView['playback']>>): Promise<void>;
}

const sitemap = [{ id: '9', key: 'Watch', path: '/se/{slug}', template: 'Watch', title: 'Se' }];

/** Opens a {@link FakeWatched}, for a viewer who wants to hear. */
export async function openFakeWatch(first: Partial<WatchView> = {}, set?: FakeSet): Promise<FakeWatched> {
  const asked: string[] = [];
  const note =
    (name: string) =>
    (...given: readonly unknown[]): void =>
      void asked.push([name, ...given].join(' '));
  const view = createObservable<WatchView>({ ...playedView, ...first });
  const style = createObservable({});
  const watch: Watch = {
    view,
    attach: () => () => Promise.resolve(),
    handle(action) {
      asked.push(`handle ${action.type}`);
      return false;
    },
    command: note('command'),
    playItem: note('playItem'),
    seekTo: note('seekTo'),
    selectSubtitle: note('selectSubtitle'),
    selectAudio: note('selectAudio'),
    selectAccessMode: note('selectAccessMode'),
    subtitleStyling: {
      style,
      choose(trait, value) {
        asked.push(`style ${trait} ${value}`);
        style.set({ ...style.get(), [trait]: value });
      },
    },
    setVolume: note('setVolume'),
    retry: note('retry'),
    showControls: () => undefined,
    holdControls() {
      asked.push('hold');
      return note('release');
    },
  };
  const world = await openFakeWorld(
    (path) => (path === '/config' ? { body: { ...serviceConfigExample, sitemap } } : undefined),
    '/',
    { 'fjernsyn.speech': 'on' },
    undefined,
    undefined,
    set,
  );
  Object.assign(world.ports.speech, { screenReader: 'unknown' });
  const { places, playing } = openedOf(world.application);
  const spy = vi.spyOn(playing, 'watch').mockReturnValue({
    item: createObservable(view.get().item),
    load: () => Promise.resolve(watch),
  });
  await act(async () => places.navigation.push('/se/havgus_12'));
  await act(() => vi.dynamicImportSettled());
  await world.pass(1_000);
  spy.mockRestore();
  const show = async (change: Partial<WatchView>): Promise<void> => {
    await act(async () => view.set({ ...view.get(), ...change }));
    await world.pass(1_000);
  };
  return {
    world,
    asked,
    spoken: world.ports.speech.spoken,
    show,
    play: (change) => show({ playback: playbackOf(view.get(), change) }),
  };
}

function playbackOf(
  { playback }: WatchView,
  change: Partial<NonNullable<WatchView['playback']>>,
): WatchView['playback'] {
  return playback && { ...playback, ...change };
}
