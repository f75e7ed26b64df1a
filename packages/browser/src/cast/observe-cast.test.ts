import { nothingObserved } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { installFakeSender } from '../testing/fake-sender';
import { toActiveTrackIds } from './cast-tracks';
import { findTrack } from './find-track';
import { observeCast } from './observe-cast';
import type { SenderMediaInfo } from './sender-namespace';

/** What a set plays, and the set. */
function playing(info: Partial<SenderMediaInfo> = {}) {
  const media = { contentId: 'https://media.example/12.mpd', contentType: 'application/dash+xml', duration: 5_400 };
  const receiver = installFakeSender({} as Window, { ...media, ...info });
  return { receiver, observe: (before = nothingObserved) => observeCast(receiver.media ?? undefined, before) };
}

test('[BR657] place, length, pause and waiting are the set’s', () => {
  const { receiver, observe } = playing();
  receiver.change({ currentTime: 42 });
  const film = {
    isLoaded: true,
    positionSeconds: 42,
    durationSeconds: 5_400,
    seekableSeconds: { start: 0, end: 5_400 },
  };
  expect(observe()).toMatchObject({ ...film, isPaused: false, isWaiting: false });
  receiver.change({ playerState: 'BUFFERING' });
  expect(observe()).toMatchObject({ isPaused: false, isWaiting: true });
  receiver.change({ playerState: 'PAUSED' });
  expect(observe()).toMatchObject({ isPaused: true, isWaiting: false });
});

test('[BR657] a live stream has the set’s window and wall clock', () => {
  const { observe } = playing({ streamType: 'LIVE', startAbsoluteTime: 1_700_000_000 });
  expect(observe()).toMatchObject({
    seekableSeconds: { start: 0, end: 7_200 },
    durationSeconds: 7_200,
    originAt: 1_700_000_000_000,
  });
});

test('[BR657] what is over has ended at its length; what was cut off stays where it was', () => {
  const { receiver, observe } = playing();
  receiver.change({ currentTime: 42 });
  const before = observe();
  receiver.change({ playerState: 'IDLE', idleReason: 'CANCELLED', currentTime: 0 });
  expect(observe(before)).toMatchObject({ positionSeconds: 42, hasEnded: false });
  receiver.change({ idleReason: 'FINISHED' });
  expect(observe(before)).toMatchObject({ positionSeconds: 5_400, hasEnded: true });
});

test('[BR657] tracks say what the set says of them, and the first audio plays where it names none', () => {
  const { observe } = playing({
    tracks: [
      { trackId: 1, type: 'TEXT', subtype: 'CAPTIONS', language: 'da', name: 'Dansk' },
      { trackId: 2, type: 'VIDEO' },
      { trackId: 3, type: 'AUDIO', language: 'da' },
      { trackId: 4, type: 'AUDIO', roles: ['description'] },
    ],
  });
  expect(observe().tracks).toEqual([
    { id: '1', type: 'subtitle', language: 'da', label: 'Dansk', roles: ['caption'], isSelected: false },
    { id: '3', type: 'audio', language: 'da', label: '', roles: [], isSelected: true },
    { id: '4', type: 'audio', language: 'und', label: '', roles: ['description'], isSelected: false },
  ]);
});

test('[BR657] a chosen track takes the place of those of its type alone', () => {
  const track = { language: 'da', label: '', roles: [], isSelected: false };
  const tracks = [
    { ...track, id: '1', type: 'subtitle' },
    { ...track, id: '2', type: 'subtitle' },
    { ...track, id: '3', type: 'audio' },
  ] as const;
  expect(toActiveTrackIds(tracks, [1, 3], 'subtitle', '2')).toEqual([3, 2]);
  expect(toActiveTrackIds(tracks, [1, 3], 'subtitle', null)).toEqual([3]);
});

test('[BR661] a track is found on another engine by language and name, then by language and role', () => {
  const track = { type: 'subtitle', language: 'da', isSelected: false } as const;
  const full = { ...track, id: '1', label: 'Dansk', roles: [] };
  const hearing = { ...track, id: '2', label: 'For hørehæmmede', roles: ['caption'] };
  expect(findTrack([full, hearing], { ...hearing, roles: [] })).toBe(hearing);
  expect(findTrack([full, hearing], { ...hearing, label: 'CC' })).toBe(hearing);
  expect(findTrack([full, hearing], { ...full, language: 'en' })).toBeUndefined();
});
