import type { MediaEngine, MediaSource } from '@fjernsyn/platform';
import {
  createFakeClock,
  createFakeKeyValueStore,
  createFakeMediaEngine,
  type FakeMediaEngine,
  fakeMediaSurface,
  settled,
} from '@fjernsyn/platform/testing';
import { type CastPorts, createCast } from '../cast/create-cast';
import { type FakeReceiver, installFakeSender } from './fake-sender';

/** A film with Danish subtitles beside it. */
export const castSource: MediaSource = {
  url: 'https://media.example/12.mpd',
  format: 'dash',
  isLive: false,
  startSeconds: 0,
  subtitles: [
    { url: 'https://media.example/da.vtt', language: 'da', kind: 'DanishLanguageSubtitles', format: 'vtt' },
    { url: 'https://media.example/en.vtt', language: 'en', kind: 'EnglishLanguageSubtitles', format: 'vtt' },
  ],
};

/** The item that the film is of. */
export const castFilm = { id: '12', title: 'Havgus', subtitle: 'Drama', pictureUrl: 'https://images.example/12.jpg' };

/** A script that a page has asked for. */
interface AskedScript {
  readonly src: string;
  tell(type: string): void;
}

/** A window in which scripts come when the test says so. */
export function createScriptWindow(): { readonly window: Window; readonly scripts: readonly AskedScript[] } {
  const scripts: AskedScript[] = [];
  const createElement = () => {
    const listeners = new Map<string, () => void>();
    return {
      src: '',
      remove: () => undefined,
      addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
      tell: (type: string) => listeners.get(type)?.(),
    };
  };
  const document = { createElement, head: { appendChild: (script: AskedScript) => void scripts.push(script) } };
  const window = { document, chrome: {}, PresentationRequest: class {} };
  return { window: window as unknown as Window, scripts };
}

/** Casting of a page whose script comes at once, with a set in the test's hand. */
export interface CastRig extends CastPorts {
  readonly receiver: FakeReceiver;
  readonly clock: ReturnType<typeof createFakeClock>;
  readonly visitStore: ReturnType<typeof createFakeKeyValueStore>;
  /** The engines of the page, in the order of their opening. */
  readonly locals: FakeMediaEngine[];
  open(): Promise<MediaEngine>;
  /** Opens, loads and plays in the page. */
  play(source?: MediaSource): Promise<MediaEngine>;
}

/** Makes a {@link CastRig}; `kept` is what the visit has kept, and the set plays `running` from the beginning. */
export function createCastRig(
  kept: Readonly<Record<string, string>> = {},
  running?: Parameters<typeof installFakeSender>[1],
  clock = createFakeClock(),
): CastRig {
  const { window } = createScriptWindow();
  const receiver = installFakeSender(window, running);
  Object.assign(window, { PresentationRequest: class {} });
  const visitStore = createFakeKeyValueStore(kept);
  const locals: FakeMediaEngine[] = [];
  const engines = {
    async open() {
      const engine = createFakeMediaEngine();
      locals.push(engine);
      return engine;
    },
    prepare: async () => undefined,
  };
  const ports = createCast({ window, clock, visitStore, applicationId: 'A1B2C3D4', engines });
  if (!ports) throw new Error('cannot cast');
  ports.cast.describe(castFilm);
  const open = () => ports.mediaEngines.open(fakeMediaSurface, new AbortController().signal);
  return {
    ...ports,
    receiver,
    clock,
    visitStore,
    locals,
    open,
    async play(source = castSource) {
      const engine = await open();
      const load = engine.load(source);
      await settled();
      locals[0]?.finishLoad();
      await load;
      await engine.play();
      return engine;
    },
  };
}
