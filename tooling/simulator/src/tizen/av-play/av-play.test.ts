import { expect, it, vi } from 'vitest';
import { createFakePictures } from '../../testing/fake-picture';
import { openSet } from '../../testing/open-set';
import { createAvPlay, drmPrivilege } from './av-play';
import { allowedStates } from './av-play-states';

function setUp({ privileges = [] as readonly string[], arrivesAtOnce = true } = {}) {
  const set = openSet('tizen', { privileges });
  const pictures = createFakePictures({ arrivesAtOnce });
  const avPlay = createAvPlay(set.connected, pictures.open);
  const listener = {
    onbufferingstart: vi.fn(),
    onbufferingcomplete: vi.fn(),
    oncurrentplaytime: vi.fn(),
    onstreamcompleted: vi.fn(),
    onerror: vi.fn(),
  };
  avPlay.setListener(listener);
  const open = () => {
    avPlay.open('https://media.example/film.mp4');
    avPlay.prepareAsync();
    pictures.events.onReady();
  };
  return { ...set, pictures, avPlay, listener, open };
}

const invalid = expect.objectContaining({ name: 'InvalidStateError' });

it('[SI640] takes each call in the states of Samsung’s documents, and refuses it in others', () => {
  const { avPlay, open, logged } = setUp();
  const calls = avPlay as unknown as Record<string, () => unknown>;
  for (const [name, states] of Object.entries(allowedStates)) {
    if (!(states as readonly string[]).includes('NONE') && name in calls) expect(calls[name], name).toThrow(invalid);
  }
  expect(logged()).toContain('webapis.avplay.play refused');
  open();
  expect(avPlay.getState()).toBe('READY');
  expect(() => avPlay.pause()).toThrow(invalid);
  expect(() => avPlay.getTotalTrackInfo()).toThrow(invalid);
  avPlay.play();
  expect([avPlay.getState(), avPlay.getTotalTrackInfo().length]).toEqual(['PLAYING', 4]);
  expect(() => avPlay.open('https://media.example/other.mp4')).toThrow(invalid);
  avPlay.pause();
  expect(avPlay.getState()).toBe('PAUSED');
  avPlay.stop();
  expect(avPlay.getState()).toBe('IDLE');
  avPlay.close();
  avPlay.close();
  expect(avPlay.getState()).toBe('NONE');
});

it('[SI640] takes no call but a look while a seek is under way, and calls once it is there', () => {
  const { avPlay, open, pictures } = setUp({ arrivesAtOnce: false });
  open();
  const done = vi.fn();
  avPlay.seekTo(30_000, done);
  expect(() => avPlay.play()).toThrow(invalid);
  expect(() => avPlay.seekTo(40_000)).toThrow(invalid);
  expect([avPlay.getCurrentTime(), done.mock.calls.length]).toEqual([30_000, 0]);
  pictures.arrive();
  avPlay.play();
  avPlay.jumpForward(500_000);
  pictures.arrive();
  expect([avPlay.getCurrentTime(), done.mock.calls.length]).toEqual([100_000, 1]);
});

it('[SI640] tells its listener what goes on, and of what is closed nothing', () => {
  const { avPlay, open, pictures, listener } = setUp();
  open();
  avPlay.play();
  pictures.moveTo(4_000);
  pictures.events.onWaiting(true);
  pictures.events.onWaiting(true);
  pictures.events.onWaiting(false);
  pictures.events.onFailure('InvalidAccessError', 'PLAYER_ERROR_CONNECTION_FAILED');
  pictures.events.onEnd();
  avPlay.close();
  pictures.events.onEnd();
  expect(Object.values(listener).map(({ mock }) => mock.calls)).toEqual([
    [[]],
    [[]],
    [[4_000]],
    [[]],
    [['PLAYER_ERROR_CONNECTION_FAILED']],
  ]);
});

it('[SI640] media that cannot be prepared are told to whoever asked', () => {
  const { avPlay, pictures, listener } = setUp();
  avPlay.open('https://media.example/gone.mp4');
  const failed = vi.fn();
  avPlay.prepareAsync(undefined, failed);
  pictures.events.onFailure('NotSupportedError', 'PLAYER_ERROR_NOT_SUPPORTED_FORMAT');
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'NotSupportedError' }));
  expect([avPlay.getState(), listener.onerror.mock.calls.length]).toEqual(['IDLE', 0]);
});

it('[SI641] changes audio while it plays and is buffered, and to what there is', () => {
  const { avPlay, open, pictures } = setUp();
  open();
  avPlay.play();
  pictures.events.onWaiting(true);
  expect(() => avPlay.setSelectTrack('AUDIO', 2)).toThrow(invalid);
  pictures.events.onWaiting(false);
  expect(() => avPlay.setSelectTrack('AUDIO', 9)).toThrow(expect.objectContaining({ name: 'InvalidValuesError' }));
  avPlay.setSelectTrack('AUDIO', 2);
  expect(avPlay.getCurrentStreamInfo().map(({ index }) => index)).toEqual([0, 2, 3]);
  avPlay.pause();
  expect(() => avPlay.setSelectTrack('AUDIO', 1)).toThrow(invalid);
});

it('[SI642] gives its decoder back while it is suspended, and goes on as it was', () => {
  const { avPlay, open, pictures } = setUp();
  open();
  avPlay.play();
  pictures.moveTo(12_000);
  avPlay.suspend();
  expect([avPlay.getState(), pictures.calls[pictures.calls.length - 1]]).toEqual(['NONE', 'close']);
  const done = vi.fn();
  avPlay.restoreAsync(null, 12_000, false, done);
  expect(done).not.toHaveBeenCalled();
  pictures.events.onReady();
  expect([avPlay.getState(), avPlay.getCurrentTime(), done.mock.calls.length]).toEqual(['PLAYING', 12_000, 1]);
  expect(() => avPlay.restore()).toThrow(invalid);
});

it('[SI644] takes protection with its privilege, before it is prepared, and logs no secret of it', () => {
  for (const privileges of [[], [drmPrivilege]]) {
    const { avPlay, device } = setUp({ privileges });
    avPlay.open('https://media.example/film.mpd');
    const protect = () => avPlay.setDrm('PLAYREADY', 'SetProperties', '{"HttpHeader":"token: secret"}');
    if (privileges.length > 0) expect(protect).not.toThrow();
    else expect(protect).toThrow(expect.objectContaining({ name: 'SecurityError' }));
    expect(JSON.stringify(device.log())).not.toContain('secret');
  }
});
