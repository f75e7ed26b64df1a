import type { BrandFile } from '../brand';
import { fjernsyn } from './fjernsyn';
import { havblik } from './havblik';

/** Every brand that a configuration can choose by its id; the first is chosen where it names none. */
export const brands: readonly [BrandFile, ...BrandFile[]] = [fjernsyn, havblik];
