import { plainBrand } from '@fjernsyn/brand/testing';
import { fillRail, type RailModel, railsOf, type TileModel } from '@fjernsyn/catalogue';
import { createFocusEngine, toNodeId } from '@fjernsyn/focus';
import type { Direction } from '@fjernsyn/kernel';
import { createFakePorts, type FakeAnswer, type FakePorts, fakeMediaSurface } from '@fjernsyn/platform/testing';
import { type Application, createApplication, parseConfiguration, type Resource } from '@fjernsyn/shell';
import { openedOf } from '@fjernsyn/shell/testing';

/** Addresses that a service cannot have, so that what was recorded of one stands for any. */
export const evening = { serviceUrl: 'https://service.example', cdnUrl: 'https://cdn.example' } as const;

/** What a part of an evening led to: data alone, the same in every engine. */
export type EveningFacts = Readonly<Record<string, unknown>>;

/** What the service answers to a request, by its whole address; what it knows nothing of is a 404. */
export type Answers = Readonly<Record<string, FakeAnswer>>;

/** Long enough for every timer of an opening. */
const openingMs = 3_000;
const moves = 1_000;
const mostTurns = 1_000;
const directions: readonly Direction[] = ['left', 'right', 'up', 'down', 'right', 'down'];

/**
 * Spends a piece of an evening on a set without a screen: opens home, reads its lists, opens a series, comes back, plays something, and walks
 * the focus by chance. `onMissing` hears of every request that has no answer, and by which method it goes.
 */
export async function spendEvening(
  answers: Answers,
  onMissing: (url: string, method: string) => void,
): Promise<EveningFacts> {
  const ports = createFakePorts({
    service({ url, method }) {
      const answer = answers[url];
      if (answer === undefined) onMissing(url, method);
      return answer ?? { status: 404, body: { message: 'Side ikke fundet' } };
    },
  });
  const application = createApplication(ports, parseConfiguration({ ...evening, brand: plainBrand }));
  const pass = (ms: number): Promise<void> => ports.clock.advanceSettled(ms);
  const after = async <Value>(value: Promise<Value>): Promise<Value> => {
    // What fails is told to whoever waits for it, and that is below.
    value.catch(() => undefined);
    await pass(openingMs);
    return value;
  };
  application.start.open();
  await pass(openingMs);
  application.firstRail.shown();
  await pass(openingMs);
  const home = await after(rails(application, '/'));
  const tiles = home.flatMap(tilesOf);
  const film = tiles.find(({ watchPath }) => watchPath !== undefined);
  const series = tiles.find(({ path }) => path?.indexOf('/serie/') === 0);
  openedOf(application).places.navigation.push(series?.path ?? '');
  await pass(openingMs);
  const opened = placeOf(application);
  const inside = await after(rails(application, series?.path ?? ''));
  ports.remote.press('back');
  await pass(openingMs);
  const back = placeOf(application);
  const watched = film && (await watch(application, ports, film));
  const types = ports.telemetry.events.map(({ type }) => type);
  return {
    phase: application.start.state.get().phase,
    role: application.session.state.get().role,
    home: home.map(wordsOf),
    opened,
    inside: inside.map(wordsOf),
    back,
    watched,
    walked: walk(),
    told: types.filter((type) => !isOfCall(type)),
    // Calls that overlap end in an order that is the engine's own.
    calls: types.filter(isOfCall).sort(),
    uncaught: application.connectivity.errors.last.get() ?? null,
  };
}

function isOfCall(type: string): boolean {
  return type.startsWith('call-');
}

function placeOf(application: Application): readonly [string, string] {
  const { screen } = openedOf(application).places.navigation.location.get();
  return [screen.kind, screen.path];
}

/** The rails of a page, each list of it loaded. */
async function rails({ reading }: Application, path: string): Promise<readonly RailModel[]> {
  const page = await reading.loadPage(path);
  return Promise.all(
    railsOf(page).map(async (rail) => {
      const isWanted = rail.listKey !== undefined && rail.listState === 'not-loaded';
      return isWanted ? fillRail(rail, await answerOf(reading.list(rail.listKey))) : rail;
    }),
  );
}

/** The answer of what is read; rejects with its failure. */
function answerOf<Value>({ get, subscribe }: Resource<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const hear = (): void => {
      const { value, error } = get();
      if (value !== undefined) resolve(value);
      else if (error !== undefined) reject(error);
      else return;
      end();
    };
    let end = (): void => undefined;
    end = subscribe(hear);
    hear();
  });
}

function tilesOf(rail: RailModel): readonly TileModel[] {
  const tiles: TileModel[] = [];
  for (let index = 0; index < rail.count; index++) {
    const tile = rail.tileAt(index);
    if (tile) tiles.push(tile);
  }
  return tiles;
}

function wordsOf(rail: RailModel): readonly unknown[] {
  return [rail.count, tilesOf(rail).map(({ title, path }) => [title, path])];
}

/** Plays an item for a while, by an engine that plays nothing. */
async function watch(application: Application, { clock, mediaEngine }: FakePorts, { id }: TileModel) {
  const watching = await openedOf(application).playing.watch(id).load();
  const detach = watching.attach(fakeMediaSurface);
  // Code that is fetched when first needed comes in turns that are not the set's.
  for (let turn = 0; turn < mostTurns && mediaEngine.source === undefined; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    await clock.advanceSettled(0);
  }
  mediaEngine.finishLoad();
  await clock.advanceSettled(0);
  mediaEngine.observe({ isPaused: false, positionSeconds: 10 });
  await clock.advanceSettled(openingMs);
  const { item, playback } = watching.view.get();
  const facts = { title: item?.title, state: playback?.state, source: mediaEngine.source, calls: mediaEngine.calls };
  await detach();
  return facts;
}

/** Walks a page of 40 rails of 20 tiles; tells where every step led, as one number, and where the last one did. */
function walk(): readonly unknown[] {
  const engine = createFocusEngine();
  engine.batch(() => {
    engine.register({ kind: 'column', id: 'page', parent: null });
    for (let row = 0; row < 40; row++) {
      const id = toNodeId('page', `r${row}`);
      engine.register({ kind: 'row', id, parent: 'page', order: row, memory: row % 2 ? 'last' : 'nearest' });
      for (let column = 0; column < 20; column++) {
        engine.register({ kind: 'leaf', id: toNodeId(id, `t${column}`), parent: id, order: column });
      }
    }
  });
  engine.focus('page/r0/t0');
  let chance = 7;
  let sum = 0;
  for (let move = 0; move < moves; move++) {
    chance = (chance * 1_103_515_245 + 12_345) & 0x7fffffff;
    engine.move(directions[(chance >> 8) % directions.length] ?? 'down');
    const at = engine.getFocused() ?? '';
    for (let index = 0; index < at.length; index++) sum = (sum * 31 + at.charCodeAt(index)) | 0;
  }
  return [sum, engine.getFocused()];
}
