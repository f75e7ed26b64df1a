import type { TelemetryEvent } from '@fjernsyn/platform';
import { expect, test } from 'vitest';
import { createTelemetryLog } from './telemetry-log';

const event = (path: string): TelemetryEvent => ({ type: 'link-clicked', path });

test('[BR30] keeps the last 200 events, oldest first', () => {
  const log = createTelemetryLog();
  for (let index = 0; index < 203; index++) log.emit(event(`/${index}`));
  expect([log.events.length, log.events[0], log.events[199]]).toEqual([200, event('/3'), event('/202')]);
});

test('[BR31] hands events on, whatever a listener throws', () => {
  const log = createTelemetryLog({ capacity: 1 });
  const heard: TelemetryEvent[] = [];
  log.subscribe(() => {
    throw new Error('a sink is broken');
  });
  const end = log.subscribe((told) => heard.push(told));
  log.emit(event('/a'));
  end();
  log.emit(event('/b'));
  expect(heard).toEqual([event('/a')]);
});
