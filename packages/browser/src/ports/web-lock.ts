import type { Lock } from '@fjernsyn/platform';

/** The part of a window that {@link createWebLock} needs. */
export interface LockWindow {
  readonly navigator: { readonly locks?: Pick<LockManager, 'request'> | undefined };
}

/** Makes a lock across tabs on Web Locks; where the browser has or allows none, one within this page. */
export function createWebLock(window: LockWindow): Lock {
  const queues = new Map<string, Promise<unknown>>();

  const runInPage = <Result>(name: string, task: () => Promise<Result>): Promise<Result> => {
    const before = queues.get(name) ?? Promise.resolve();
    const result = before.then(task, task);
    const after = result.catch(() => undefined);
    queues.set(name, after);
    void after.then(() => {
      if (queues.get(name) === after) queues.delete(name);
    });
    return result;
  };

  return {
    async run(name, task) {
      const { locks } = window.navigator;
      if (!locks) return runInPage(name, task);
      let hasBegun = false;
      const begin = () => {
        hasBegun = true;
        return task();
      };
      try {
        return await locks.request(name, begin);
      } catch (thrown) {
        // Packaged pages have an origin that Web Locks refuse before the task begins.
        if (hasBegun) throw thrown;
        return runInPage(name, task);
      }
    },
  };
}
