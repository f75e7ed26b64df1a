import { mediaFilesExample, serviceConfigExample } from '@fjernsyn/contracts/examples';
import { createFakeMediaEngine, type FakeMediaEngine, fakeMediaSurface } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import readme from '../../README.md?raw';
import { createActivityRig } from '../testing/activity-rig';
import { openedOf } from '../testing/opened-of';

const [file] = mediaFilesExample;
const frame = (path: string, key: string) => ({ id: path, path, key, template: key, title: key });
const config = {
  ...serviceConfigExample,
  playback: { chainPlaySqueezeback: 20, chainPlayTimeout: 2, chainPlayCountdown: 10, viewEventPoints: [0.5] },
  sitemap: [frame('/', 'Home'), frame('/serie/{slug}', 'ShowDetail'), frame('/se/{slug}', 'Watch')],
};
const episode = (id: string) => ({
  id,
  type: 'episode',
  title: `Afsnit ${id}`,
  path: `/serie/afsnit_${id}`,
  watchPath: `/se/afsnit_${id}`,
  duration: 100,
  offers: [],
  customFields: {},
  images: {},
});
const timeCodes = [{ timeCodeType: 'Intro', startTime: 46, endTime: 60 }];

/** An application whose viewer is about to watch the first of three episodes, which they left after 50 seconds. */
const begin = async () => {
  const rig = await createActivityRig({
    profile: { watched: { '1': { position: 50 } } },
    answers(path, request) {
      if (path === '/config') return { body: config };
      if (path.endsWith('/videos')) return { body: [{ ...file, format: 'video/dash', timeCodes }] };
      const next = /^\/account\/profile\/items\/(\d)\/next$/.exec(path)?.[1];
      if (next)
        return { body: { sourceItemId: next, suggestionType: 'Sequential', next: episode(`${Number(next) + 1}`) } };
      if (path.includes('/watched/')) return { body: { position: Number(/position=(\d+)/.exec(request.url)?.[1]) } };
      const id = /^\/items\/(\d)$/.exec(path)?.[1];
      return id === undefined ? undefined : { body: episode(id) };
    },
  });
  const { application, places, pass, ports } = rig;
  const engines: FakeMediaEngine[] = [];
  vi.spyOn(ports.mediaEngines, 'open').mockImplementation(async () => {
    const engine = createFakeMediaEngine();
    engines.push(engine);
    return engine;
  });
  const engine = (): FakeMediaEngine => engines[engines.length - 1] ?? createFakeMediaEngine();
  await pass(2_000);
  places.navigation.push('/serie/afsnit_1');
  await pass();
  places.navigation.push('/se/afsnit_1');
  const loading = openedOf(application).playing.watch('1').load();
  await pass();
  const watch = await loading;
  const { events } = ports.telemetry;
  let detach: (() => Promise<void>) | undefined;
  let told = events.length;
  let asked = ports.http.requests.length;
  return {
    ...rig,
    watch,
    attach() {
      detach = watch.attach(fakeMediaSurface);
    },
    detach: () => detach?.(),
    /** Shows the first frame of what was opened. */
    async show() {
      await pass();
      engine().finishLoad();
      await pass();
      engine().observe({ isPaused: false });
      await pass();
    },
    /** Plays so many seconds. */
    async playOn(seconds: number) {
      for (let second = 0; second < seconds; second++) {
        engine().observe({ positionSeconds: engine().observation.positionSeconds + 1 });
        await pass(1_000);
      }
    },
    /** What has been emitted since the last question, and which positions were saved. */
    since() {
      const types = events.slice(told).map((event) => ('kind' in event ? `${event.type} ${event.kind}` : event.type));
      const saved = ports.http.requests
        .slice(asked)
        .filter(({ method, url }) => method === 'PUT' && url.includes('/watched/'))
        .map(({ url }) => (/watched\/(\d)\?.*position=(\d+)/.exec(url) ?? []).slice(1).join(' at '));
      told = events.length;
      asked = ports.http.requests.length;
      return { types: types.filter((type) => !/^(call|fault|key)-/.test(type)), saved };
    },
  };
};

type Evening = Awaited<ReturnType<typeof begin>>;

/** What a viewer does in one evening, in order, by its name in the README. */
const tasks: Readonly<Record<string, (evening: Evening) => Promise<void>>> = {
  async 'open an episode that was left'({ attach, show }) {
    attach();
    await show();
  },
  'watch three seconds': ({ playOn }) => playOn(3),
  async 'skip the intro'({ watch, pass }) {
    watch.command('skip');
    await pass();
  },
  'watch until the next is offered': ({ playOn }) => playOn(20),
  'let the next begin': async ({ playOn, show }) => {
    await playOn(10);
    await show();
  },
  'watch until somebody is asked for': ({ playOn }) => playOn(90),
  async 'say that somebody is there'({ watch, show }) {
    watch.command('keep-watching');
    await show();
  },
  async 'pause, and play on'({ watch, playOn, pass }) {
    await playOn(1);
    watch.command('pause');
    await pass();
    watch.command('play');
    await pass();
  },
  async leave({ places, pass, detach }) {
    places.goBack();
    await detach();
    await pass();
  },
};

const rows = (/## What watching emits\n([^#]*)/.exec(readme)?.[1] ?? '')
  .split('\n')
  .filter((line) => /^\| [a-z].*(`| – )/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, task = '', events = '', saved = '']) => ({ task, events, saved }));

const listed = (all: readonly string[]): string => all.map((each) => `\`${each}\``).join(', ') || '–';

test('[SH1788] [P110] one evening of watching emits and saves what the README says, task by task', async () => {
  const evening = await begin();
  const heard: typeof rows = [];
  for (const task of Object.keys(tasks)) {
    await tasks[task]?.(evening);
    const { types, saved } = evening.since();
    heard.push({ task, events: listed(types), saved: listed(saved) });
  }
  evening.application.stop();
  expect(heard).toEqual(rows);
  expect(JSON.stringify(evening.ports.telemetry.events)).not.toContain('Afsnit');
});
