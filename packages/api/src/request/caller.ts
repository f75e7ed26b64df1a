import { AppError, durationsMs, isAppError, toAppError } from '@fjernsyn/kernel';
import type { Clock, HttpRequest, HttpTransport, Telemetry } from '@fjernsyn/platform';
import { apiErrors } from '../errors';
import { readAnswerBody, readRefusalBody } from './answer-body';
import { type Call, isOpen } from './call';
import { type CommonQuery, toCommonQuery } from './common-query';
import type { FaultLog } from './fault-log';
import { isTokenRefused, toRefusal } from './refusal';
import { toRequestPath } from './request-address';
import { sendWithRetries } from './retries';
import { createSharedRequests } from './shared-requests';
import { createTokenRenewal } from './token-renewal';
import type { TokenSource } from './token-source';

/** What {@link createCaller} stands on. */
export interface CallerDeps {
  readonly http: HttpTransport;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  readonly tokens: TokenSource;
  readonly faults: FaultLog;
  /** Base address for calls with a token or a body, without a slash at its end. */
  readonly serviceUrl: string;
  /** Base address for GETs that are open to everybody. */
  readonly cdnUrl: string;
  readonly common: () => CommonQuery;
  /** Asked after a call has failed for good; a yes sends it once more (S7). Never asked where the caller has left. */
  readonly shouldRetry?: ((error: AppError, call: string) => Promise<boolean>) | undefined;
}

/** Performs calls from their descriptions. */
export interface Caller {
  /** The parsed answer of a call. Rejects with the codes of {@link apiErrors}, or as the transport does. */
  perform<Answer>(call: Call<Answer>, signal?: AbortSignal): Promise<Answer>;
}

/** How long a request may take (S8: 30 s). */
const requestTimeoutMs = 30 * durationsMs.second;

interface Answered<Answer> {
  readonly answer: Answer;
  readonly status: number;
}

/** Makes the {@link Caller}: the whole request layer (S7). */
export function createCaller(deps: CallerDeps): Caller {
  const { clock, telemetry, tokens, faults } = deps;
  const shared = createSharedRequests();
  const renewal = createTokenRenewal(tokens);

  const toRequest = (call: Call<unknown>, token: string | undefined, signal: AbortSignal | undefined): HttpRequest => {
    const isForAll = isOpen(call);
    const base = /^https?:/.test(call.path) ? '' : isForAll ? deps.cdnUrl : deps.serviceUrl;
    const query = { ...toCommonQuery(deps.common(), call.common), ...call.query };
    return {
      method: call.method,
      url: base + toRequestPath(call, query),
      headers: isForAll ? {} : toHeaders(call, token),
      body: typeof call.body === 'string' ? call.body : JSON.stringify(call.body),
      timeoutMs: requestTimeoutMs,
      signal,
    };
  };

  const receive = async <Answer>(
    call: Call<Answer>,
    request: HttpRequest,
    isRepeated = false,
  ): Promise<Answered<Answer>> => {
    const response = await sendWithRetries(deps, request);
    const { status } = response;
    if (status < 200 || status > 299) {
      const body = await readRefusalBody(response);
      const answer = call.parseRefusal?.(status, body);
      if (answer === undefined) throw toRefusal(call.name, response, body);
      return { answer, status };
    }
    try {
      return { answer: call.parse(await readAnswerBody(response), faults.reportContract), status };
    } catch (thrown) {
      // Anything but an AppError is a bug of ours.
      if (!isAppError(thrown)) throw thrown;
      if (!isRepeated && request.method === 'GET' && isCutOff(thrown)) return receive(call, request, true);
      // A connection that broke is no malformed answer.
      if (thrown.code.startsWith('http/')) throw thrown;
      throw new AppError(apiErrors.malformedAnswer, { facts: { call: call.name, status }, cause: thrown });
    }
  };

  const observed = async <Answer>(name: string, run: () => Promise<Answered<Answer>>): Promise<Answer> => {
    const startedAt = clock.now();
    telemetry.emit({ type: 'call-started', call: name });
    try {
      const { answer, status } = await run();
      telemetry.emit({ type: 'call-completed', call: name, status, tookMs: Math.max(0, clock.now() - startedAt) });
      return answer;
    } catch (thrown) {
      const error = toAppError(thrown, apiErrors.failed);
      const status = typeof error.facts.status === 'number' ? error.facts.status : 0;
      telemetry.emit({ type: 'call-failed', call: name, status, code: error.code });
      throw thrown;
    }
  };

  const once = <Answer>(
    call: Call<Answer>,
    token: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Answer> => {
    const run = (abort: AbortSignal | undefined): Promise<Answer> =>
      observed(call.name, () => receive(call, toRequest(call, token, abort)));
    if (call.method !== 'GET') return run(signal);
    // The token is part of the name: an answer for one viewer never reaches another.
    return shared.join(`${call.name} ${token ?? ''} ${toRequest(call, token, undefined).url}`, signal, run);
  };

  const secured = async <Answer>(
    call: Call<Answer>,
    scope: NonNullable<Call<Answer>['scope']>,
    signal?: AbortSignal,
  ) => {
    const token = await tokens.tokenFor(scope);
    if (token === undefined)
      throw new AppError(apiErrors.notSignedIn, { message: 'Not signed in', facts: { call: call.name, scope } });
    try {
      return await once(call, token, signal);
    } catch (thrown) {
      if (call.renewsToken === false || !isAppError(thrown) || !isTokenRefused(thrown)) throw thrown;
      const renewed = await renewal.after(token, scope);
      if (renewed === undefined || renewed === token) throw thrown;
      return once(call, renewed, signal);
    }
  };

  const attempt = <Answer>(call: Call<Answer>, signal?: AbortSignal): Promise<Answer> =>
    call.scope === undefined ? once(call, undefined, signal) : secured(call, call.scope, signal);

  return {
    async perform(call, signal) {
      if (signal?.aborted) throw new AppError('http/aborted');
      try {
        return await attempt(call, signal);
      } catch (thrown) {
        if (!isAppError(thrown) || thrown.code === 'http/aborted') throw thrown;
        if (!(await deps.shouldRetry?.(thrown, call.name))) throw thrown;
        return attempt(call, signal);
      }
    },
  };
}

/** Whether a body did not arrive whole, rather than being another thing. */
function isCutOff({ code }: AppError): boolean {
  return code === apiErrors.malformedAnswer || code === 'http/unreachable';
}

function toHeaders(call: Call<unknown>, token: string | undefined): Readonly<Record<string, string>> {
  return {
    accept: 'application/json',
    ...(token === undefined ? {} : { 'x-authorization': `Bearer ${token}` }),
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...call.headers,
  };
}
