import { AppError, type Observed } from '@fjernsyn/kernel';
import type { Viewer } from '@fjernsyn/session';

const importFilter = () => import('./sift-answer');

/**
 * Makes the one place where the filter of what a viewer may see is asked: api hands it every answer of every call before that is read (decision
 * 0038). It is fetched for viewers who are limited; while it cannot be, their answers have not come.
 */
export function createSift(viewer: Observed<Pick<Viewer, 'limit'>>, fetchFilter: typeof importFilter = importFilter) {
  const siftLate = async (answer: unknown): Promise<unknown> => {
    const { siftAnswer } = await fetchFilter().catch((cause: unknown) => {
      throw new AppError('http/unreachable', { cause });
    });
    // For whoever is there by now, and not for whoever asked.
    return siftAnswer(answer, viewer.get().limit);
  };
  return (answer: unknown): unknown => (viewer.get().limit === undefined ? answer : siftLate(answer));
}
