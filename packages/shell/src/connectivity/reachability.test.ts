import { AppError } from '@fjernsyn/kernel';
import { createFakePorts, type FakeAnswer, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createReachability } from './reachability';

const request = { method: 'GET', url: 'https://service.example/page', headers: {}, timeoutMs: 30_000 } as const;

const unreachable = (): never => {
  throw new AppError('http/unreachable');
};

const setUp = (first: (url: string) => FakeAnswer = () => ({})) => {
  let answer = first;
  const ports = createFakePorts({ service: ({ url }) => answer(url) });
  let pings = 0;
  const reachability = createReachability({
    ...ports,
    ping() {
      pings++;
      return reachability.http.send({ ...request, url: 'https://service.example/health' });
    },
  });
  return {
    ports,
    reachability,
    pings: () => pings,
    serve(next: (url: string) => FakeAnswer) {
      answer = next;
    },
    call: () => reachability.http.send(request).catch(({ code }: AppError) => code),
  };
};

test('[SH156] one failed call asks the service; where that fails too, nothing is reached', async () => {
  const { reachability, ports, call } = setUp(unreachable);
  expect(ports.connectivity.isOnline).toBe(true);
  expect(await call()).toBe('http/unreachable');
  await settled();
  expect(reachability.online.get()).toBe(false);
  expect(ports.telemetry.events).toEqual([{ type: 'connectivity-changed', isOnline: false }]);
});

test('[SH156] a network that goes while a question is on its way is asked about again, whatever that is answered', async () => {
  const ports = createFakePorts();
  const answers: ((answer: FakeAnswer) => void)[] = [];
  ports.http.serve(() => new Promise((resolve) => answers.push(resolve)));
  const ask = () => reachability.http.send({ ...request, url: 'https://service.example/health' });
  const reachability = createReachability({ ...ports, ping: ask });
  reachability.check();
  await settled();
  ports.connectivity.turn(false);
  ports.http.serve(unreachable);
  await settled();
  expect(ports.http.requests).toHaveLength(1);
  answers[0]?.({});
  await settled();
  expect(reachability.online.get()).toBe(false);
});

test('[SH156] a call that fails alone changes nothing', async () => {
  const { reachability, call, pings } = setUp((url) => (url.endsWith('/page') ? unreachable() : {}));
  for (let count = 0; count < 3; count++) await call();
  await settled();
  expect([reachability.online.get(), pings()]).toEqual([true, 3]);
});

test('[SH156] an answer of any status is an answer, and other failures say nothing', async () => {
  const refusing = setUp(() => ({ status: 503 }));
  await refusing.call();
  const slow = setUp(() => {
    throw new AppError('http/timeout');
  });
  for (let count = 0; count < 3; count++) await slow.call();
  expect([refusing.reachability.online.get(), slow.reachability.online.get(), slow.pings()]).toEqual([true, true, 0]);
});

test('[SH156] [connectivity-02] a set that says it has no network is asked, not believed', async () => {
  const lying = setUp();
  lying.ports.connectivity.turn(false);
  await settled();
  expect([lying.reachability.online.get(), lying.pings()]).toEqual([true, 1]);
  const honest = setUp(unreachable);
  honest.ports.connectivity.turn(false);
  await settled();
  await honest.call();
  await settled();
  expect(honest.reachability.online.get()).toBe(false);
});

test('[SH157] [connectivity-02] asks every 5 s until something is reached, and then no more', async () => {
  const { ports, reachability, call, serve, pings } = setUp(unreachable);
  await call();
  await settled();
  await ports.clock.advanceSettled(10_000);
  expect([reachability.online.get(), pings()]).toEqual([false, 3]);
  serve(() => ({}));
  await ports.clock.advanceSettled(5_000);
  expect(reachability.online.get()).toBe(true);
  await ports.clock.advanceSettled(60_000);
  expect([pings(), ports.clock.pending]).toEqual([4, 0]);
});

test('[SH157] a set that found its network is asked at once, and one that is put away rests', async () => {
  const { ports, reachability, call, serve, pings } = setUp(unreachable);
  await call();
  await settled();
  reachability.rest();
  await ports.clock.advanceSettled(60_000);
  expect(pings()).toBe(1);
  serve(() => ({}));
  ports.connectivity.turn(true);
  await settled();
  expect([reachability.online.get(), pings()]).toEqual([true, 2]);
  reachability.stop();
  ports.connectivity.turn(false);
  expect(pings()).toBe(2);
});
