// For engines before Chromium 63, after what core-js brings them. The order counts: AbortController before fetch.
import { fetch as xhrFetch } from 'whatwg-fetch';
import { bringAbort } from './bring-abort';
import { bringArabicFaces } from './bring-arabic-faces';
import { bringDomMethods } from './dom-methods';
import { bringPlainStyles } from './plain-styles';

const scope = window as unknown as Record<string, unknown>;

const hasFetch: boolean = 'fetch' in scope;

if (!('BigInt' in window)) scope.BigInt = (value: unknown) => Number(value);
if (!('AbortController' in scope)) bringAbort(scope, hasFetch ? window.fetch.bind(window) : xhrFetch);
bringDomMethods(window);
bringPlainStyles(window);
bringArabicFaces(window);
