import {
  type MediaEngine,
  type MediaSource,
  type MediaTrack,
  nothingObserved,
  type ProtectionSystem,
} from '../media-engine';
import { settled } from './fake-clock';

/** An engine on a device that does what a test says. */
export interface MediaEngineRig {
  readonly engine: MediaEngine;
  /**
   * Clear media of 100 s in a format of the engine, from their beginning, with subtitles beside them. An engine that tells of audio finds two
   * tracks of one language in them: the first describes the picture, the second does not.
   */
  readonly source: MediaSource;
  /** Ends well the load that waits. */
  finishLoad(): void;
  /** Tells that what is loaded cannot be decoded any further. */
  breakMedia(): void;
  /** Shows another moment of what is loaded. */
  moveTo(positionSeconds: number): void;
  /** Shows the last moment of what is loaded. */
  end(): void;
  /** How often the decoder was given back for good. */
  readonly releaseCount: number;
}

/** A promise of the port, and how to see whether an engine keeps it. */
export interface MediaEnginePromise {
  /** Begins with the rule's id, as a test's title does. */
  readonly title: string;
  /** What was seen of one engine, and what it has to be equal to. */
  readonly see: (
    open: () => Promise<MediaEngineRig>,
  ) => Promise<{ readonly seen: unknown; readonly promised: unknown }>;
}

/** What every engine promises, whatever it plays with: the test of each engine runs all of it. */
export const mediaEngineConformance: readonly MediaEnginePromise[] = [
  {
    title: '[PF262] observes nothing before a load, and does nothing then',
    async see(open) {
      const { engine } = await open();
      engine.seek(3);
      engine.pause();
      engine.selectTrack('subtitle', null);
      await engine.play();
      return { seen: [engine.observation, await engine.loadThumbnails()], promised: [nothingObserved, []] };
    },
  },
  {
    title: '[PF263] a load ends at its start, paused, with no subtitles showing',
    async see(open) {
      const rig = await open();
      await load(rig, { startSeconds: 30 });
      const { isLoaded, isPaused, positionSeconds, hasEnded } = rig.engine.observation;
      return {
        seen: { isLoaded, isPaused, positionSeconds, hasEnded, subtitles: selectedIds(rig, 'subtitle') },
        promised: { isLoaded: true, isPaused: true, positionSeconds: 30, hasEnded: false, subtitles: [] },
      };
    },
  },
  {
    title: '[PF264] play, pause, seek and the end are observed',
    async see(open) {
      const rig = await open();
      const { engine } = rig;
      await load(rig);
      await engine.play();
      const seen = [engine.observation.isPaused];
      engine.seek(40);
      seen.push(engine.observation.positionSeconds === 40);
      engine.pause();
      seen.push(engine.observation.isPaused, engine.observation.hasEnded);
      await engine.play();
      rig.end();
      return { seen: [...seen, engine.observation.hasEnded], promised: [false, true, true, false, true] };
    },
  },
  {
    title: '[PF265] [P101] what is asked for while it loads is done once it has, and not before',
    async see(open) {
      const rig = await open();
      const { engine } = rig;
      const loading = engine.load(rig.source);
      const playing = engine.play();
      engine.seek(20);
      const before = engine.observation;
      rig.finishLoad();
      await Promise.all([loading, playing]);
      const { isPaused, positionSeconds } = engine.observation;
      return { seen: [before, isPaused, positionSeconds], promised: [nothingObserved, false, 20] };
    },
  },
  {
    title: '[PF266] a later load overtakes an earlier one, of which nothing is told any more',
    async see(open) {
      const rig = await open();
      const told = follow(rig);
      const first = codeOf(rig.engine.load(rig.source));
      const second = rig.engine.load(rig.source);
      rig.moveTo(50);
      const code = await first;
      rig.finishLoad();
      await second;
      return {
        seen: { code, told, isLoaded: rig.engine.observation.isLoaded },
        promised: { code: 'media/superseded', told: ['loaded'], isLoaded: true },
      };
    },
  },
  {
    title: '[PF267] [P104] the end overtakes a load; nothing is told, observed or loaded after it',
    async see(open) {
      const rig = await open();
      const told = follow(rig);
      const loading = codeOf(rig.engine.load(rig.source));
      await rig.engine.dispose();
      rig.finishLoad();
      rig.moveTo(50);
      rig.breakMedia();
      const codes = [await loading, await codeOf(rig.engine.load(rig.source))];
      return {
        seen: { codes, told, observation: rig.engine.observation },
        promised: { codes: ['media/superseded', 'media/superseded'], told: [], observation: nothingObserved },
      };
    },
  },
  {
    title: '[PF268] gives the decoder back once, however often it is ended',
    async see(open) {
      const rig = await open();
      await load(rig);
      const before = rig.releaseCount;
      await Promise.all([rig.engine.dispose(), rig.engine.dispose()]);
      await rig.engine.dispose();
      return { seen: [before, rig.releaseCount, rig.engine.observation], promised: [0, 1, nothingObserved] };
    },
  },
  {
    title: '[PF269] refuses what its abilities do not name, and loads other media after that',
    async see(open) {
      const rig = await open();
      const { engine, source } = rig;
      const { formats, protection } = engine.abilities;
      const strange = (['dash', 'hls', 'mp4'] as const).filter((format) => !formats.includes(format));
      const locked = systems.filter((system) => !protection.includes(system));
      const codes: (string | undefined)[] = [];
      for (const format of strange) codes.push(await codeOf(engine.load({ ...source, format })));
      for (const system of locked) codes.push(await codeOf(engine.load({ ...source, protection: { system } })));
      await load(rig);
      return {
        seen: [...codes, engine.observation.isLoaded],
        promised: [...strange.map(() => 'media/unsupported'), ...locked.map(() => 'media/drm'), true],
      };
    },
  },
  {
    title: '[PF270] media that break are told once they are loaded, to those who still listen',
    async see(open) {
      const rig = await open();
      const told: string[] = [];
      const end = rig.engine.subscribe(
        () => undefined,
        ({ code }) => told.push(code),
      );
      await load(rig);
      rig.breakMedia();
      end();
      rig.breakMedia();
      return { seen: told, promised: ['media/decode'] };
    },
  },
  {
    title: '[PF271] a selected track is the only one of its kind, and an unknown one changes nothing',
    async see(open) {
      const rig = await open();
      await begin(rig);
      const { engine } = rig;
      const { tracks } = engine.observation;
      const seen = tracks.map(({ type, id }) => {
        engine.selectTrack(type, id);
        engine.selectTrack(type, 'unknown');
        return selectedIds(rig, type);
      });
      return { seen, promised: tracks.map(({ id }) => [id]) };
    },
  },
  {
    title: '[PF272] null shows no subtitles, and leaves the sound as it is',
    async see(open) {
      const rig = await open();
      await load(rig);
      const { engine } = rig;
      const audio = selectedIds(rig, 'audio');
      const subtitles = engine.observation.tracks.find(({ type }) => type === 'subtitle');
      if (subtitles) engine.selectTrack('subtitle', subtitles.id);
      engine.selectTrack('subtitle', null);
      engine.selectTrack('audio', null);
      return { seen: [selectedIds(rig, 'subtitle'), selectedIds(rig, 'audio')], promised: [[], audio] };
    },
  },
  {
    title: '[PF273] begins with the audio that was wished for, and without a wish with one that describes nothing',
    async see(open) {
      const seen: (boolean | undefined)[] = [];
      for (const audio of [{ isDescription: true }, { isDescription: false }, undefined]) {
        const rig = await open();
        await begin(rig, { audio });
        const begun = rig.engine.observation.tracks.find(({ type, isSelected }) => type === 'audio' && isSelected);
        seen.push(begun?.roles.includes('description'));
        if (rig.engine.abilities.audioSwitch === 'none') return { seen, promised: [undefined] };
      }
      return { seen, promised: [true, false, false] };
    },
  },
  {
    title: '[PF274] changes its rate where it says that it can, and nowhere else',
    async see(open) {
      const rig = await open();
      await load(rig);
      await rig.engine.play();
      rig.engine.setRate(2);
      rig.moveTo(10);
      return { seen: rig.engine.observation.rate, promised: rig.engine.abilities.canChangeRate ? 2 : 1 };
    },
  },
];

const systems: readonly ProtectionSystem[] = ['widevine', 'playready', 'fairplay', 'clearkey'];

async function load(rig: MediaEngineRig, change: Partial<MediaSource> = {}): Promise<void> {
  const loading = rig.engine.load({ ...rig.source, ...change });
  rig.finishLoad();
  await loading;
  await settled();
}

/** Plays for a moment: some engines know their audio from then on. */
async function begin(rig: MediaEngineRig, change: Partial<MediaSource> = {}): Promise<void> {
  await load(rig, change);
  await rig.engine.play();
  rig.moveTo(1);
}

/** What listeners hear, one after another: `loaded` of whatever is loaded, and the codes of errors. */
function follow({ engine }: MediaEngineRig): readonly string[] {
  const told: string[] = [];
  engine.subscribe(
    ({ isLoaded }) => isLoaded && told[told.length - 1] !== 'loaded' && told.push('loaded'),
    ({ code }) => told.push(code),
  );
  return told;
}

function codeOf(load: Promise<void>): Promise<string | undefined> {
  return load.then(
    () => undefined,
    ({ code }) => code,
  );
}

function selectedIds({ engine }: MediaEngineRig, type: MediaTrack['type']): readonly string[] {
  return engine.observation.tracks.filter((track) => track.type === type && track.isSelected).map(({ id }) => id);
}
