import { fileURLToPath } from 'node:url';

/** Where drawn pictures are kept between runs. Git knows nothing of it, and it may be deleted at any time. */
export const picturesFolder = fileURLToPath(new URL('../../../.fjernsyn/pictures', import.meta.url));
