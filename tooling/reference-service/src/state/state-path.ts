import { fileURLToPath } from 'node:url';

/** Where `npm start` keeps what viewers change. Git knows nothing of it, and it may be deleted at any time. */
export const statePath = fileURLToPath(new URL('../../../../.fjernsyn/service.json', import.meta.url));
