import { AppError } from '@fjernsyn/kernel';
import { browserErrors } from './errors';

/** What `load` imports. Rejects with `media/engine-unavailable` where it cannot be fetched. */
export async function fetchAdapter<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (thrown) {
    throw new AppError(browserErrors.engineUnavailable, { facts: { why: 'adapter-unreachable' }, cause: thrown });
  }
}
