import type { RemoteKey } from '@fjernsyn/kernel';
import type { TelemetryEvent } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import type { TizenInputKey } from './tizen-api';
import { openTizenKeys } from './tizen-keys';

function openOn(supported: readonly TizenInputKey[] = [], refused: readonly string[] = []) {
  const asked: string[] = [];
  const events: TelemetryEvent[] = [];
  const tvinputdevice = {
    getSupportedKeys: () => supported,
    registerKey(name: string) {
      if (refused.includes(name)) throw new Error(`UnknownError: ${name}`);
      asked.push(name);
    },
  };
  const map = openTizenKeys({ tizen: { tvinputdevice } }, { emit: (event) => void events.push(event) });
  return { map, asked, events };
}

const buttons: readonly (readonly [RemoteKey, number])[] = [
  ['left', 37],
  ['up', 38],
  ['right', 39],
  ['down', 40],
  ['ok', 13],
  ['back', 10009],
  ['exit', 10182],
  ['play', 415],
  ['pause', 19],
  ['playPause', 10252],
  ['stop', 413],
  ['rewind', 412],
  ['fastForward', 417],
  ['previous', 10232],
  ['next', 10233],
  ['record', 416],
  ['red', 403],
  ['green', 404],
  ['yellow', 405],
  ['blue', 406],
  ['channelUp', 427],
  ['channelDown', 428],
  ['info', 457],
  ['guide', 458],
  ['subtitles', 10221],
  ['search', 10225],
  ['digit0', 48],
  ['digit5', 53],
  ['digit9', 57],
];

test.each(buttons)('[TZ1] knows %s by the code %i where the set tells none', (key, code) => {
  expect(openOn().map.byCode[code]).toBe(key);
});

test('[TZ110] [found-sets-02] the keyboard of the set sends OK where it is done, and Back where it is not wanted', () => {
  const { byCode } = openOn().map;
  expect([byCode[65376], byCode[65385]]).toEqual(['ok', 'back']);
});

test('[TZ1] knows buttons by the codes that the set tells', () => {
  const { map } = openOn([
    { name: 'MediaPlay', code: 7001 },
    { name: 'Caption', code: 7002 },
  ]);
  expect([map.byCode[7001], map.byCode[7002]]).toEqual(['play', 'subtitles']);
  expect([map.byCode[415], map.byCode[10221]]).toEqual([undefined, undefined]);
});

test('[TZ2] [key-02] asks for every button by itself, and tells once which ones the set refused', () => {
  const { asked, events, map } = openOn([], ['MediaTrackNext', 'Search']);
  expect(asked).toHaveLength(27);
  expect(asked).toContain('MediaPlayPause');
  expect(events).toEqual([{ type: 'fault-found', kind: 'remote-keys', at: 'MediaTrackNext,Search' }]);
  expect(map.byCode[10225]).toBe('search');
});

test('[TZ2] asks for neither arrows nor Exit, which the set sends or keeps by itself', () => {
  const { asked, events } = openOn();
  for (const name of ['ArrowLeft', 'Enter', 'Back', 'Exit', 'VolumeUp']) expect(asked).not.toContain(name);
  expect(events).toEqual([]);
});

test('[TZ2] goes on without the set’s input device, and tells it', () => {
  const events: TelemetryEvent[] = [];
  const { byCode } = openTizenKeys({}, { emit: (event) => void events.push(event) });
  expect(byCode[10009]).toBe('back');
  expect(events).toHaveLength(1);
});
