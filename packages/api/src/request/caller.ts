import { AppError, isAppError } from '@fjernsyn/kernel';
import { isTokenRefused } from '../answer/refusal';
import { apiErrors } from '../errors';
import { createTokenRenewal } from '../tokens/token-renewal';
import type { TokenScope, TokenSource } from '../tokens/token-source';
import type { Call } from './call';
import { type ObserveDeps, observeCall } from './observe-call';
import { type ReceiveDeps, receiveAnswer } from './receive-answer';
import { createSharedRequests } from './shared-requests';
import { type RequestBase, toRequest } from './to-request';

/** Dependencies of {@link createCaller}. */
export interface CallerDeps extends RequestBase, ReceiveDeps, ObserveDeps {
  readonly tokens: TokenSource;
  /** Asked after a call has failed for good; a yes sends it once more (S7). Never asked where the caller has left. */
  readonly shouldRetry?: ((error: AppError, call: string) => Promise<boolean>) | undefined;
}

/** Performs calls from their descriptions. */
export interface Caller {
  /** The parsed answer of a call. Rejects with the codes of {@link apiErrors}, or as the transport does. */
  perform<Answer>(call: Call<Answer>, signal?: AbortSignal): Promise<Answer>;
}

/** Makes the {@link Caller}: the whole request layer (S7). */
export function createCaller(deps: CallerDeps): Caller {
  const { tokens } = deps;
  const shared = createSharedRequests();
  const renewal = createTokenRenewal(tokens);

  const once = <Answer>(
    call: Call<Answer>,
    token: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Answer> => {
    const request = toRequest(deps, call, token);
    const run = (abort: AbortSignal | undefined): Promise<Answer> =>
      observeCall(deps, call.name, () => receiveAnswer(deps, call, { ...request, signal: abort }));
    if (call.method !== 'GET') return run(signal);
    // The token is part of the name: an answer for one viewer never reaches another.
    return shared.join(`${call.name} ${token ?? ''} ${request.url}`, signal, run);
  };

  const secured = async <Answer>(
    call: Call<Answer>,
    { scope, owner }: { readonly scope: TokenScope; readonly owner: string | undefined },
    signal?: AbortSignal,
  ) => {
    // Every wait may bring another viewer, whose token must not send what this one asked for.
    const ownToken = (token: string | undefined): string => {
      if (token !== undefined && tokens.ownerOf(scope) === owner) return token;
      throw new AppError(apiErrors.notSignedIn, { message: 'Not signed in', facts: { call: call.name, scope } });
    };
    const token = ownToken(await tokens.tokenFor(scope));
    try {
      return await once(call, token, signal);
    } catch (thrown) {
      if (call.renewsToken === false || !isAppError(thrown) || !isTokenRefused(thrown)) throw thrown;
      const renewed = await renewal.after(token, scope);
      if (renewed === undefined || renewed === token) throw thrown;
      return once(call, ownToken(renewed), signal);
    }
  };

  const toAttempt = <Answer>(call: Call<Answer>, signal?: AbortSignal): (() => Promise<Answer>) => {
    const { scope } = call;
    if (scope === undefined) return () => once(call, undefined, signal);
    const owner = tokens.ownerOf(scope);
    return () => secured(call, { scope, owner }, signal);
  };

  return {
    async perform(call, signal) {
      if (signal?.aborted) throw new AppError('http/aborted');
      const attempt = toAttempt(call, signal);
      try {
        return await attempt();
      } catch (thrown) {
        if (!isAppError(thrown) || thrown.code === 'http/aborted') throw thrown;
        if (!(await deps.shouldRetry?.(thrown, call.name))) throw thrown;
        return attempt();
      }
    },
  };
}
