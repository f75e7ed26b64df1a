// For a script without a page, after what core-js brings it.
import { AbortController } from 'abortcontroller-polyfill/dist/cjs-ponyfill';

const scope = globalThis as unknown as Record<string, unknown>;

if (!('BigInt' in scope)) scope.BigInt = (value: unknown) => Number(value);
if (!('AbortController' in scope)) scope.AbortController = AbortController;
