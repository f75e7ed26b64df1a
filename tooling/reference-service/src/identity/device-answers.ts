import type { KoaContextWithOIDC } from 'oidc-provider';
import { codePath } from './addresses';
import type { PollPace } from './poll-pace';
import type { SignInCodes } from './sign-in-codes';

type Body = Readonly<Record<string, unknown>> & { readonly user_code?: string };

/**
 * What RFC 8628 asks for and the library leaves out: `interval` with a device code, `slow_down` for polls that come too soon; and a short
 * address to type on a phone.
 */
export function deviceAnswers(
  { pace, codes }: { readonly pace: PollPace; readonly codes: Pick<SignInCodes, 'read'> },
  origin: string,
) {
  return async (context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    // Where the address is none of the library's, there is no `oidc` at all.
    const { route, params } = (context.oidc as KoaContextWithOIDC['oidc'] | undefined) ?? {};
    const body = context.body as Body | undefined;
    if (route === 'device_authorization' && context.status === 200)
      context.body = {
        ...body,
        verification_uri: `${origin}${codePath}`,
        verification_uri_complete: `${origin}${codePath}?kode=${body?.user_code}`,
        interval: codes.read().intervalSeconds,
      };
    if (route === 'token' && body?.error === 'authorization_pending' && pace.isTooSoon(String(params?.device_code)))
      context.body = { error: 'slow_down' };
  };
}
