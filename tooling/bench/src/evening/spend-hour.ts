import { performance } from 'node:perf_hooks';
import { type RailModel, railsOf, type TileModel } from '@fjernsyn/catalogue';
import { durationsMs } from '@fjernsyn/kernel';
import type { Random } from '@fjernsyn/platform';
import { fakeMediaSurface } from '@fjernsyn/platform/testing';
import { openedOf } from '@fjernsyn/shell/testing';
import type { EveningSet } from './open-set';

const browsingMs = 5 * durationsMs.minute;
const watchingMs = 25 * durationsMs.minute;
const codeLimitMs = 10 * durationsMs.second;
const glanceMs = 10 * durationsMs.second;

/** Spends an hour of the set's time as a viewer does, home to home: looks around, opens a page, watches something, twice. Tells what went wrong. */
export async function spendHour(set: EveningSet, random: Random): Promise<readonly string[]> {
  return [...(await spendHalf(set, random)), ...(await spendHalf(set, random))];
}

async function spendHalf(set: EveningSet, random: Random): Promise<readonly string[]> {
  const { application } = set;
  const navigation = openedOf(application).places.navigation;
  const home = await look(set, '/');
  const tile = choose(
    home.filter(({ path }) => path !== undefined),
    random,
  );
  if (tile?.path === undefined) return ['home has nothing to open'];
  navigation.push(tile.path);
  const opened = await look(set, tile.path);
  const film = choose(
    [...opened, ...home].filter(({ watchPath }) => watchPath !== undefined),
    random,
  );
  const wrong = film === undefined ? ['there is nothing to watch'] : await watch(set, film);
  for (let steps = 0; steps < 3 && navigation.location.get().screen.path !== '/'; steps++) {
    set.press('back');
    await set.settle();
  }
  const { path } = navigation.location.get().screen;
  return path === '/' ? wrong : [...wrong, `Back did not lead home but to ${path}`];
}

/** Reads a page and its lists as a screen does, looks at it for a while, and lets go of it; gives its tiles. */
async function look({ application, settle, pass }: EveningSet, path: string): Promise<readonly TileModel[]> {
  const { reading } = application;
  const page = reading.page(path);
  const stops = [page.subscribe(() => undefined)];
  await settle();
  const { value } = page.get();
  const rails = value ? railsOf(value) : [];
  for (const { listKey, listState } of rails) {
    if (listKey === undefined || listState !== 'not-loaded') continue;
    stops.push(reading.list(listKey).subscribe(() => undefined));
  }
  await pass(browsingMs / 2);
  for (const stop of stops) stop();
  return rails.flatMap(tilesOf);
}

function tilesOf(rail: RailModel): readonly TileModel[] {
  return Array.from({ length: rail.count }, (_, index) => rail.tileAt(index)).flatMap((tile) => tile ?? []);
}

function choose<Value>(values: readonly Value[], random: Random): Value | undefined {
  return values[Math.floor(random.next() * values.length)];
}

async function watch(set: EveningSet, tile: TileModel): Promise<readonly string[]> {
  const { application, engine, pass, settle } = set;
  const before = engine();
  openedOf(application).places.navigation.push(openedOf(application).places.items.watchPathOf(tile) ?? '');
  const watching = await openedOf(application).playing.watch(tile.id).load();
  const stopHearing = watching.view.subscribe(() => undefined);
  const hasBegun = (): boolean => engine() !== before && engine().calls.includes('load');
  const detach = watching.attach(fakeMediaSurface);
  // Code that is fetched when first needed comes from a disk, whose time is not the set's.
  const untilAt = performance.now() + codeLimitMs;
  while (!hasBegun() && performance.now() < untilAt) await settle();
  engine().finishLoad();
  await settle();
  engine().observe({ isPaused: false, durationSeconds: 2 * (watchingMs / 1000) });
  for (let watchedMs = 0; watchedMs < watchingMs; watchedMs += glanceMs) {
    await pass(glanceMs);
    engine().observe({ positionSeconds: (watchedMs + glanceMs) / 1000 });
  }
  const { playback, error } = watching.view.get();
  stopHearing();
  await detach();
  return playback?.state === 'PLAYING' ? [] : [`${tile.id} did not play: ${error ?? playback?.state}`];
}
