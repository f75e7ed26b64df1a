import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { orderFiles } from './order-files.ts';

/** Lets vitest begin the longest journeys first, so that the workers end together, and all other files in random order. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return orderFiles(files, this.ctx.config.sequence.seed);
  }
}
