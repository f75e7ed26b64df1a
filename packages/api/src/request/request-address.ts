import { AppError } from '@fjernsyn/kernel';
import { apiErrors } from '../errors';
import type { Call } from './call';
import type { Query, QueryValue } from './query';

/** Path and query of a call, the query sorted by name and free of empty values, so that equal calls have equal addresses (S7). */
export function toRequestPath(call: Call<unknown>, query: Query): string {
  const text = toQueryText(query, call.collectionFormats);
  return fillPath(call) + (text === '' ? '' : `?${text}`);
}

/** A query as text: sorted by name, encoded, without what is undefined or empty. Throws `api/invalid-collection-format`. */
export function toQueryText(query: Query, formats: Call<unknown>['collectionFormats'] = {}): string {
  return Object.keys(query)
    .sort()
    .map((name) => [name, toText(query[name], formats[name] ?? 'csv')] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text).replace(/%2C/g, ',')}`)
    .join('&');
}

function fillPath({ name, path, pathParameters = {} }: Call<unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = pathParameters[parameter];
    // An empty segment would ask for another thing: all items instead of one.
    if (value === undefined || value === '') throw new Error(`The call ${name} needs the path parameter ${parameter}`);
    return encodeURIComponent(value);
  });
}

function toText(value: QueryValue, format: string): string {
  if (typeof value !== 'object') return value === undefined ? '' : String(value);
  if (format !== 'csv')
    throw new AppError(apiErrors.invalidCollectionFormat, { message: 'Invalid collection format', facts: { format } });
  return value.join(',');
}
