import { durationsMs } from '@fjernsyn/kernel';
import type { HttpRequest } from '@fjernsyn/platform';
import { type Call, isOpen } from './call';
import { type CommonQuery, toCommonQuery } from './common-query';
import { toRequestPath } from './request-address';

/** Where requests go, and what every call may say of the viewer. */
export interface RequestBase {
  /** Base address for calls with a token or a body, without a slash at its end. */
  readonly serviceUrl: string;
  /** Base address for GETs that are open to everybody. */
  readonly cdnUrl: string;
  readonly common: () => CommonQuery;
}

/** How long a request may take where its call says nothing else (S8: 30 s). */
const requestTimeoutMs = 30 * durationsMs.second;

/** The request of a call, for the viewer of the moment. */
export function toRequest(base: RequestBase, call: Call<unknown>, token: string | undefined): HttpRequest {
  const isForAll = isOpen(call);
  const origin = /^https?:/.test(call.path) ? '' : isForAll ? base.cdnUrl : base.serviceUrl;
  const query = { ...toCommonQuery(base.common(), call.common), ...call.query };
  return {
    method: call.method,
    url: origin + toRequestPath(call, query),
    headers: isForAll ? {} : toHeaders(call, token),
    body: typeof call.body === 'string' ? call.body : JSON.stringify(call.body),
    timeoutMs: call.timeoutMs ?? requestTimeoutMs,
  };
}

function toHeaders(call: Call<unknown>, token: string | undefined): Readonly<Record<string, string>> {
  return {
    accept: 'application/json',
    ...(token === undefined ? {} : { 'x-authorization': `Bearer ${token}` }),
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...call.headers,
  };
}
