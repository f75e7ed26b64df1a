import { fileURLToPath } from 'node:url';

/** The absolute path of the folder with the faces, which the sign-in pages use too. */
export const fontsFolder = fileURLToPath(new URL('../fonts/', import.meta.url));
