import { AppError } from '@fjernsyn/kernel';
import { mediaErrors } from '@fjernsyn/platform';

/** What `load` imports. Rejects with `media/engine-unreachable` where it cannot be fetched. */
export async function fetchAdapter<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (thrown) {
    throw new AppError(mediaErrors.engineUnreachable, { facts: { why: 'adapter-unreachable' }, cause: thrown });
  }
}
