import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { IdentityDeps } from './identity';
import { olderCodeOf, plainCode } from './older-codes';
import { type CodeForm, type CodeProblem, codePage, confirmPage, refusedPage, successPage } from './pages/code-pages';

type DeviceCode = NonNullable<KoaContextWithOIDC['oidc']['deviceCode']>;
type DeviceFlow = NonNullable<NonNullable<Configuration['features']>['deviceFlow']>;
type Sources = Required<Pick<DeviceFlow, 'userCodeInputSource' | 'userCodeConfirmSource' | 'successSource'>>;

const problems: Readonly<Record<string, CodeProblem>> = {
  NoCodeError: 'missing',
  NotFoundError: 'unknown',
  ExpiredError: 'expired',
  AlreadyUsedError: 'used',
};

/** The pages that the library asks for while a viewer confirms a code. */
export function codeSources({ store, guesses }: Pick<IdentityDeps, 'store' | 'guesses'>): Sources {
  const formOf = (context: KoaContextWithOIDC): CodeForm => ({
    action: new URL(context.oidc.urlFor('code_verification')).pathname,
    xsrf: xsrfOf(context),
    signedInAs: store.read().accounts[context.oidc.session?.accountId ?? '']?.firstName,
  });
  // An older code has a shape of its own.
  const asShown = (plain: string): string =>
    olderCodeOf(store.read(), plain) ?? `${plain.slice(0, 4)}-${plain.slice(4)}`;
  // A code of one's own ends no count: it would let others be guessed for ever.
  const noteWrong = (context: KoaContextWithOIDC): void =>
    guesses.noteWrong(codeSubject(context.req.socket.remoteAddress));
  return {
    async userCodeInputSource(context, _form, _out, error) {
      const form = formOf(context);
      if (error?.name === 'AbortedError') return show(context, await refusedPage());
      if (error !== undefined) {
        if (error.name === 'NotFoundError') noteWrong(context);
        const otherwise = context.oidc.route === 'device_resume' ? 'resumed' : 'interrupted';
        return show(context, await codePage(form, problems[error.name] ?? otherwise, typedCode(context)));
      }
      // The code that a set puts into its QR: shown to be confirmed, and never sent off by itself.
      const asked = context.query.kode;
      if (typeof asked !== 'string') return show(context, await codePage(form));
      const code = await context.oidc.provider.DeviceCode.findByUserCode(plainCode(asked), { ignoreExpiration: true });
      const problem = problemOf(code);
      if (code === undefined) noteWrong(context);
      if (code === undefined || problem !== undefined) return show(context, await codePage(form, problem, asked));
      return show(context, await confirmPage(form, asShown(code.userCode ?? '')));
    },
    async userCodeConfirmSource(context, _form, _client, _device, userCode) {
      show(context, await confirmPage(formOf(context), asShown(plainCode(userCode))));
    },
    async successSource(context) {
      show(context, await successPage(formOf(context).signedInAs ?? ''));
    },
  };
}

/** Under what codes are counted that are guessed from one place. */
export function codeSubject(remoteAddress: string | undefined): string {
  return `code from ${remoteAddress ?? ''}`;
}

/** Puts a page of ours into an answer of the library. */
export function show(context: KoaContextWithOIDC, page: string): void {
  context.type = 'html';
  context.body = page;
}

/** The library's guard against forged forms; kept with the session, and new for every page. */
export function xsrfOf({ oidc }: KoaContextWithOIDC): string {
  return String(oidc.session?.state?.secret ?? '');
}

function problemOf(code: DeviceCode | undefined): CodeProblem | undefined {
  if (code === undefined) return 'unknown';
  if (code.isExpired) return 'expired';
  return code.error || code.accountId || code.inFlight ? 'used' : undefined;
}

function typedCode({ oidc }: KoaContextWithOIDC): string | undefined {
  const typed = oidc.params?.user_code;
  return typeof typed === 'string' ? typed : undefined;
}
