import { createObservable, type Unsubscribe } from '@fjernsyn/kernel';
import type { Activity, RunningActivity } from '../activity/activity';
import type { ActivityDeps, StartedActivity } from '../activity/running-activity';

// Fetched after the first rail, or by whoever does something to an item.
const importActivity = () => import('../activity/running-activity');

/** The {@link Activity} of an application. */
export interface LateActivity extends Activity {
  /** From now on it comes by itself where a profile is chosen (S7.38). */
  begin(): void;
  readonly stop: Unsubscribe;
}

/** Makes the {@link LateActivity} of an application. */
export function createLateActivity(
  deps: ActivityDeps,
  fetchActivity: typeof importActivity = importActivity,
): LateActivity {
  const { viewer } = deps.session;
  const running = createObservable<RunningActivity | undefined>(undefined);
  let started: StartedActivity | undefined;
  let end: Unsubscribe | undefined;

  const load = async (): Promise<RunningActivity> => {
    const { createRunningActivity } = await fetchActivity();
    started ??= createRunningActivity(deps);
    // A press waits for the first reading, and for no later one.
    if (running.get() === undefined) await started.ready();
    running.set(started);
    return started;
  };
  const follow = (): void => {
    if (viewer.get().hasProfile && started === undefined) load().catch(() => undefined);
  };

  return {
    running,
    load,
    begin() {
      end ??= viewer.subscribe(follow);
      follow();
    },
    stop() {
      end?.();
      started?.stop();
    },
  };
}
