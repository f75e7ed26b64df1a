import { afterEach, expect, test } from 'vitest';
import readme from '../../README.md?raw';
import { type ActivityRig, type ActivityRigOptions, createActivityRig, filmOf } from '../testing/activity-rig';

let rig: ActivityRig | undefined;
afterEach(() => rig?.application.stop());

const film = filmOf('12');

/** An application whose activity is there, with the notices that it shows. */
async function start(options?: ActivityRigOptions) {
  const started = await createActivityRig(options);
  rig = started;
  const { notices } = started.application.overlays;
  const shown: string[] = [];
  notices.current.subscribe(() => {
    const notice = notices.current.get();
    if (notice && 'action' in notice) shown.push(`${notice.kind} ${notice.action.kind}`);
  });
  const loading = started.late.load();
  await started.pass();
  const activity = await loading;
  return {
    ...started,
    activity,
    shown,
    /** Does one thing after another. */
    async inTurn(...tasks: readonly (() => void)[]): Promise<void> {
      for (const task of tasks) {
        task();
        await started.pass();
      }
    },
  };
}

type Started = Awaited<ReturnType<typeof start>>;

const answering = (part: string, status: number, body: object = {}): ActivityRigOptions => ({
  answers: (path, { method }) => (path.includes(part) && method !== 'GET' ? { status, body } : undefined),
});

/** What a viewer does for each task, by its name in the README. */
const tasks: Readonly<Record<string, readonly [ActivityRigOptions, (started: Started) => Promise<void>]>> = {
  'bookmark, and take it away': [
    {},
    ({ activity, inTurn }) => inTurn(...Array(2).fill(() => activity.toggleBookmark(film))),
  ],
  'bookmark, signed out': [
    { isSignedIn: false },
    async ({ activity, inTurn, signIn }) => {
      await inTurn(() => activity.toggleBookmark(film));
      await signIn();
    },
  ],
  'bookmark, and the service fails': [
    answering('/bookmarks/', 500),
    ({ activity, inTurn }) => inTurn(() => activity.toggleBookmark(film)),
  ],
  'follow, and take it away': [
    {},
    ({ activity, inTurn }) => inTurn(...Array(2).fill(() => activity.toggleFollow(film))),
  ],
  'follow what is refused': [
    answering('/follows/', 403, { code: 3, message: 'Nej' }),
    ({ activity, inTurn }) => inTurn(() => activity.toggleFollow(film)),
  ],
  'rate, and rate otherwise': [
    {},
    ({ activity, inTurn }) =>
      inTurn(
        () => activity.rate(film, 8),
        () => activity.rate(film, 8),
        () => activity.rate(film, 9),
      ),
  ],
  'watch a part': [
    answering('/watched/', 200, { position: 20 }),
    ({ activity, inTurn }) => inTurn(() => activity.savePosition(film, 20)),
  ],
  'watch to the end': [
    answering('/watched/', 200, { position: 20, isFullyWatched: true }),
    ({ activity, inTurn }) => inTurn(() => activity.savePosition(film, 20)),
  ],
  'take off Continue watching': [
    answering('/continue-watching/', 204),
    ({ activity, inTurn }) => inTurn(() => activity.removeFrom('ContinueWatching', film)),
  ],
  'take off what was watched': [
    answering('/watched', 204),
    ({ activity, inTurn }) => inTurn(() => activity.removeFrom('Watched', film)),
  ],
};

const rows = (/## What activity emits\n([^#]*\([^)]*#[^#]*)/.exec(readme)?.[1] ?? '')
  .split('\n')
  .filter((line) => /^\| [a-z].*( – |`)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, task = '', events = '', notices = '']) => ({ task, events, notices }));

const listed = (all: readonly string[]): string => all.map((each) => `\`${each}\``).join(', ') || '–';

test('[SH1050] the README lists what each task of activity emits', () => {
  expect(rows.map(({ task }) => task)).toEqual(Object.keys(tasks));
});

test.each(rows)('[SH1050] [SH1045] $task emits and shows what the README says', async ({ task, events, notices }) => {
  const [options, run] = tasks[task] ?? [];
  const started = await start(options);
  await run?.(started);
  await started.pass();
  expect([listed(started.emitted()), listed(started.shown)]).toEqual([events, notices]);
  expect(JSON.stringify(started.ports.telemetry.events)).not.toContain(film.title);
});
