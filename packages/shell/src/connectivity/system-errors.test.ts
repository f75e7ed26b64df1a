import { AppError } from '@fjernsyn/kernel';
import { createFakePorts, fakeNow } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createSystemErrors } from './system-errors';

const setUp = () => {
  const ports = createFakePorts();
  return { ports, errors: createSystemErrors(ports) };
};

test('[SH163] keeps the last error alone, of the service, thrown or rejected', () => {
  const { ports, errors } = setUp();
  errors.telemetry.emit({ type: 'call-failed', call: 'page', status: 500, code: 'api/failed' });
  expect(errors.last.get()).toEqual({ source: 'service', code: 'api/failed', name: 'page', at: fakeNow });
  ports.uncaught.throw({ source: 'promise', thrown: new AppError('http/unreachable') });
  expect(errors.last.get()).toMatchObject({ source: 'promise', code: 'http/unreachable', name: 'AppError' });
  errors.record(new TypeError('x'));
  expect(errors.last.get()).toMatchObject({ source: 'exception', code: 'shell/unexpected', name: 'TypeError' });
  errors.stop();
  ports.uncaught.throw({ source: 'exception', thrown: 'late' });
  expect(errors.last.get()).toMatchObject({ name: 'TypeError' });
});

test('[SH163] tells what nobody caught by code and kind, never what it says; a call that was given up is none', () => {
  const { ports, errors } = setUp();
  ports.uncaught.throw({ source: 'exception', thrown: new Error('token abc of jens@example.dk') });
  ports.uncaught.throw({ source: 'promise', thrown: undefined });
  errors.telemetry.emit({ type: 'call-failed', call: 'page', status: 0, code: 'http/aborted' });
  expect(errors.last.get()).toMatchObject({ source: 'promise', name: 'undefined' });
  expect(ports.telemetry.events).toEqual([
    { type: 'error-caught', source: 'exception', code: 'shell/unexpected', name: 'Error' },
    { type: 'error-caught', source: 'promise', code: 'shell/unexpected', name: 'undefined' },
    { type: 'call-failed', call: 'page', status: 0, code: 'http/aborted' },
  ]);
});
