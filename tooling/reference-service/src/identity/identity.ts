import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { answerOfHandler } from '../server/answer-of-handler';
import type { IdentityRecord } from '../state/service-state';
import type { Guesses } from '../tokens/guesses';
import { identityPath, tvClientId } from './addresses';
import type { AdapterDeps } from './identity-adapter';
import { createPollPace } from './poll-pace';
import type { SignInCodes } from './sign-in-codes';

/** What a client hands in to be given tokens of the service. Secrets, both. */
export interface HandedIn {
  readonly accessToken: string;
  readonly identityToken: string;
}

/** The identity provider of the service. It names itself by the origin that a client used, so a set in the house reaches it too. */
export interface Identity {
  /** Answers a request below the provider's path. */
  answer(incoming: IncomingMessage, origin: string): Promise<Response>;
  /** Ends the sessions, codes and tokens of an account. */
  revoke(accountId: string): void;
  /** Whose tokens these are; undefined where one is not good, or they do not belong together. */
  accountIdOf(tokens: HandedIn, origin: string): Promise<string | undefined>;
  /** What the browser that asks is signing in to; undefined where it is nothing, or took too long. */
  signInOf(incoming: IncomingMessage, origin: string): Promise<SignIn | undefined>;
}

/** A sign-in that waits for address and password. */
export interface SignIn {
  /** Guards its form against forged ones. */
  readonly xsrf: string;
  /** Goes on as an account; resolves to the address that comes next. */
  complete(accountId: string): Promise<string>;
}

/** Dependencies of {@link createIdentity}. */
export interface IdentityDeps extends AdapterDeps {
  readonly guesses: Guesses;
  readonly codes: Pick<SignInCodes, 'read'>;
}

/** Names somebody could make up: no more of them are remembered. */
const mostOrigins = 8;

/** Makes the {@link Identity}. The library is fetched with the first request: at the start nobody waits for it. */
export function createIdentity(deps: IdentityDeps): Identity {
  const pace = createPollPace({ now: deps.now, intervalSeconds: () => deps.codes.read().intervalSeconds });
  const providers = new Map<string, Promise<Provider>>();
  const providerAt = (origin: string): Promise<Provider> => {
    const known = providers.get(origin) ?? makeProvider(origin);
    providers.delete(origin);
    providers.set(origin, known);
    for (const oldest of providers.keys()) if (providers.size > mostOrigins) providers.delete(oldest);
    return known;
  };
  const makeProvider = async (origin: string): Promise<Provider> => {
    const { createProvider } = await import('./create-provider');
    return createProvider({ ...deps, pace }, origin);
  };

  return {
    async answer(incoming, origin) {
      const provider = await providerAt(origin);
      // The library finds its own prefix by what is missing at the front.
      const url = incoming.url ?? '';
      return answerOfHandler(
        provider.callback(),
        Object.assign(incoming, { originalUrl: url, url: url.slice(identityPath.length) || '/' }),
      );
    },
    revoke(accountId) {
      const isOf = ({ payload }: IdentityRecord) =>
        (payload as { readonly accountId?: string }).accountId === accountId;
      deps.store.update((state) => ({
        ...state,
        identity: Object.fromEntries(Object.entries(state.identity).filter(([, record]) => !isOf(record))),
      }));
    },
    async accountIdOf({ accessToken, identityToken }, origin) {
      const provider = await providerAt(origin);
      const access = await provider.AccessToken.find(accessToken);
      const client = await provider.Client.find(tvClientId);
      if (access === undefined || !access.isValid || client === undefined || access.clientId !== tvClientId)
        return undefined;
      const identity = await provider.IdToken.validate(identityToken, client).catch(() => undefined);
      const isSame = identity?.payload.sub === access.accountId;
      const isFresh = Number(identity?.payload.exp) * 1_000 > Date.now();
      return isSame && isFresh ? access.accountId : undefined;
    },
    async signInOf(incoming, origin) {
      const provider = await providerAt(origin);
      const outgoing = new ServerResponse(incoming);
      const interaction = await provider.interactionDetails(incoming, outgoing).catch(() => undefined);
      return (
        interaction && {
          xsrf: interaction.uid,
          complete: (accountId) => provider.interactionResult(incoming, outgoing, { login: { accountId } }),
        }
      );
    },
  };
}
