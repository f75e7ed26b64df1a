// Loaded only where the boot script misses something. The order counts: globalThis first, AbortController before fetch.
import 'core-js/modules/es.global-this';
import 'core-js/modules/web.queue-microtask';
import 'core-js/modules/es.promise.all-settled';
import 'core-js/modules/es.promise.any';
import 'core-js/modules/es.promise.finally';
import 'core-js/modules/es.array.at';
import 'core-js/modules/es.array.flat';
import 'core-js/modules/es.array.flat-map';
import 'core-js/modules/es.array.iterator';
import 'core-js/modules/es.array.sort';
import 'core-js/modules/es.object.from-entries';
import 'core-js/modules/es.object.has-own';
import 'core-js/modules/es.string.match-all';
import 'core-js/modules/es.string.replace-all';
import 'core-js/modules/es.string.trim-end';
import 'core-js/modules/es.string.trim-start';
import { bringAbort } from './bring-abort';

const scope = window as unknown as Record<string, unknown>;

// Enough for libraries that only name the type; whole numbers beyond 2^53 are not to be had here.
if (!('BigInt' in window)) scope.BigInt = (value: unknown) => Number(value);

if (!('AbortController' in window) || !('signal' in Request.prototype)) bringAbort(scope, window.fetch.bind(window));
