import { type MediaObservation, nothingObserved } from '@fjernsyn/platform';
import { fakeMediaSurface } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { type PlaybackContext, toInitialContext } from './machine/playback-context';
import { isSameView, toPlaybackView } from './playback-view';
import { toMediaFile } from './testing/media-files';
import { film } from './testing/player-rig';

const begun = toInitialContext({ item: film, startSeconds: 0, surface: fakeMediaSurface });

const viewOf = (observed: Partial<MediaObservation>, change: Partial<PlaybackContext> = {}) =>
  toPlaybackView({ ...begun, observation: { ...nothingObserved, ...observed }, ...change }, 'shown');

test('[PL100] a film is as long as its engine says, until then as the service says', () => {
  expect(viewOf({ durationSeconds: 100 })).toMatchObject({ durationSeconds: 100, window: { endSeconds: 100 } });
  expect(viewOf({})).toMatchObject({ durationSeconds: 95, window: { endSeconds: 95 } });
  const unknown = { ...begun.request, item: { ...film, durationSeconds: undefined } };
  expect(viewOf({}, { request: unknown })).not.toHaveProperty('durationSeconds');
});

test('[PL101] a viewer who looks for a place is as far behind live as that place', () => {
  const observed = { positionSeconds: 609, seekableSeconds: { start: 10, end: 610 } };
  const live = { isLive: true };
  expect(viewOf(observed, live)).toMatchObject({ window: { startSeconds: 10 }, behindLiveSeconds: 0 });
  expect(viewOf(observed, { ...live, previewSeconds: 310 })).toMatchObject({
    previewSeconds: 310,
    positionSeconds: 609,
    behindLiveSeconds: 300,
  });
  expect(viewOf(observed, live)).not.toHaveProperty('previewSeconds');
});

test('[PL356] a failure shows while it stands, and the picture behind it while its engine is open', () => {
  const failure = { code: 'PLAYBACK_UNKNOWN_ERROR', reason: 'media/network' } as const;
  expect(viewOf({}, { failure })).toMatchObject({ isPictureKept: false });
  expect(viewOf({}, { failure })).not.toHaveProperty('error');
  expect(toPlaybackView({ ...begun, failure }, 'failed')).toMatchObject({ error: failure, isPictureKept: false });
});

test('[PL14] what is buffered ahead is shown, and tells two views apart', () => {
  const [one, other] = [viewOf({ bufferedAheadSeconds: 4 }), viewOf({ bufferedAheadSeconds: 9 })];
  expect([one.bufferedAheadSeconds, isSameView(one, other), isSameView(one, { ...one })]).toEqual([4, false, true]);
});

test('[PL769] the view tells of the media, and of what of them is chosen', () => {
  const track = { language: 'da', label: '', roles: [], isSelected: true } as const;
  const timeCodes = [{ type: 'Intro', startSeconds: 0, endSeconds: 20 }] as const;
  const [file, signed] = [toMediaFile({ timeCodes }), toMediaFile({ accessService: 'SignLanguage' })].map(
    (other) => ({ ...other, format: 'dash' }) as const,
  );
  if (!file || !signed) throw new Error('there are two files');
  const tracks = [
    { ...track, id: 'a1', type: 'audio' },
    { ...track, id: 's1', type: 'subtitle' },
  ] as const;
  expect(viewOf({ tracks }, { files: [file], playable: [file, signed] })).toMatchObject({
    isLive: false,
    timeCodes,
    audioTracks: [{ id: 'a1', isSelected: true, isDescription: false }],
    subtitleTracks: [{ id: 's1', purpose: 'full' }],
    selectedSubtitleId: 's1',
    accessMode: 'StandardVideo',
    accessModes: ['StandardVideo', 'SignLanguage'],
  });
  expect(viewOf({})).toMatchObject({ timeCodes: [], audioTracks: [], subtitleTracks: [], selectedSubtitleId: null });
});
