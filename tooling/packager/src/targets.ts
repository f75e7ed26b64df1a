import { fileURLToPath } from 'node:url';

/** How one target is built: where its app stands, and what its engines understand. */
export interface Target {
  readonly appDir: string;
  readonly entry: string;
  readonly engine: string;
}

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** The targets that can be built today; each further one is a line here. */
export const targets = {
  web: { appDir: `${repository}apps/web`, entry: 'src/main.tsx', engine: 'chrome63' },
} as const satisfies Readonly<Record<string, Target>>;

/** The package whose dependency brings the player's script. */
export const playerOwner = `${repository}packages/browser/package.json`;
