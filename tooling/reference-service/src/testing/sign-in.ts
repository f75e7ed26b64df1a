import { type Answer, answerOf } from './answers';

/** Asks for a path as somebody; a body goes as JSON. */
export type AskAs = (method: string, path: string, body?: unknown) => Promise<Answer>;

/** Somebody who has signed in with the password. */
export interface SignedIn {
  readonly account: AskAs;
  readonly settings: AskAs;
  /** As the primary profile. */
  readonly profile: AskAs;
  /** As another profile. */
  choose(profileId: string, pin?: string): Promise<AskAs>;
}

/** Asks a service, with a token where there is one. */
export function asker(url: string, token?: string): AskAs {
  return (method, path, body) =>
    answerOf(`${url}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { 'x-authorization': `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}

/** Signs in to one of the accounts to try. */
export async function signIn(url: string, email: string): Promise<SignedIn> {
  const body = { email, password: 'fjernsyn', scopes: ['Catalog', 'Settings'] };
  const [account, profile, settings] = tokensOf(await asker(url)('POST', '/authorization', body));
  return {
    account: asker(url, account),
    settings: asker(url, settings),
    profile: asker(url, profile),
    async choose(profileId, pin = '') {
      const sent = { profileId, pin, scopes: ['Catalog'] };
      const [token] = tokensOf(await asker(url, account)('POST', '/authorization/profile', sent));
      return asker(url, token);
    },
  };
}

/** The values of the tokens of an answer. */
export function tokensOf({ body }: Answer): readonly string[] {
  return (Array.isArray(body) ? body : [body]).map(({ value }: { readonly value: string }) => value);
}
