import { readFile } from 'node:fs/promises';
import { fontsFolder } from '@fjernsyn/reference-pictures';
import type { Context, MiddlewareHandler } from 'hono';
import { codePath, codeRoute, fontsPath, identityPath, signInPath } from '../identity/addresses';
import { codeSubject } from '../identity/code-sources';
import type { SignIn } from '../identity/identity';
import { pagePolicy } from '../identity/pages/page';
import { lostPage, signInPage } from '../identity/pages/sign-in-page';
import type { RouteDeps, ServiceApp, ServiceEnv } from '../server/bindings';
import { originOf } from '../server/origin-of';
import { isPasswordOf } from '../tokens/account-tokens';
import { tooManyTriesText } from '../tokens/guesses';

const corsHeaders = ['access-control-allow-origin', 'access-control-expose-headers', 'vary'] as const;
const fontNames: ReadonlySet<string> = new Set([
  'schibsted-grotesk-latin-400-normal.woff2',
  'schibsted-grotesk-latin-700-normal.woff2',
]);

/** The identity provider with its pages, and the short address that sets show (S7.31 to S7.33). */
export function identityRoutes(app: ServiceApp, deps: RouteDeps): void {
  const { guesses, identity, store } = deps;
  app.use(`${identityPath}/*`, guard());
  app.get(codePath, (context) => toCodePage(context, context.req.query('kode')));
  app.get(`${fontsPath}/:file`, async (context, next) => {
    const file = context.req.param('file');
    if (!fontNames.has(file)) return next();
    return context.body(new Uint8Array(await readFile(`${fontsFolder}${file}`)), 200, {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  const withSignIn =
    (handle: (context: Context<ServiceEnv>, signIn: SignIn) => Promise<Response>) =>
    async (context: Context<ServiceEnv>): Promise<Response> => {
      const signIn = await identity.signInOf(context.env.incoming, originOf(context));
      return signIn === undefined
        ? context.html(await lostPage('Det tog for lang tid, eller du er her ved en fejl.'), 400)
        : handle(context, signIn);
    };
  app.get(
    signInPath,
    withSignIn(async (context, { xsrf }) => {
      const accounts = Object.values(store.read().accounts);
      const tried = accounts.find(({ id }) => id === context.req.query('som'));
      const filledIn = tried && { email: tried.email, password: tried.password };
      return context.html(await signInPage({ xsrf, accounts, ...filledIn }));
    }),
  );
  app.post(
    signInPath,
    withSignIn(async (context, { xsrf, complete }) => {
      const form = await context.req.parseBody();
      const email = String(form.email ?? '').trim();
      const accounts = Object.values(store.read().accounts);
      const account = accounts.find((each) => each.email === email.toLowerCase());
      if (guesses.isRefused(`password ${email.toLowerCase()}`))
        return context.html(await signInPage({ xsrf, email, problem: 'too-many-tries', accounts }), 429);
      const isRight = form.xsrf === xsrf && isPasswordOf(account, email.toLowerCase(), form.password, guesses);
      if (!isRight || account === undefined)
        return context.html(await signInPage({ xsrf, email, problem: 'refused', accounts }), 400);
      if (account.isLocked === true)
        return context.html(await signInPage({ xsrf, email, problem: 'locked', accounts }), 403);
      return context.redirect(await complete(account.id), 303);
    }),
  );
  app.use(`${identityPath}${codeRoute}`, async (context, next) => {
    const isTried = context.req.method === 'POST' || context.req.query('kode') !== undefined;
    if (!isTried || !guesses.isRefused(codeSubject(context.env.incoming.socket.remoteAddress))) return next();
    return context.html(await lostPage(tooManyTriesText), 429);
  });
  // The library would answer a code in its own parameter with a page that sends itself off.
  app.get(`${identityPath}${codeRoute}`, (context, next) => {
    const code = context.req.query('user_code');
    return code === undefined ? next() : Promise.resolve(toCodePage(context, code));
  });
  app.all(`${identityPath}/*`, (context) => identity.answer(context.env.incoming, originOf(context)));
}

function toCodePage(context: Context<ServiceEnv>, code: string | undefined): Response {
  const query = code === undefined ? '' : `?kode=${encodeURIComponent(code)}`;
  return context.redirect(`${identityPath}${codeRoute}${query}`, 303);
}

/** Pages have no script, nothing from elsewhere, no frame around them, and stay in no cache. */
function guard(): MiddlewareHandler<ServiceEnv> {
  return async (context, next) => {
    await next();
    // Who may call is said by the service alone, and no header is exposed.
    for (const name of corsHeaders) context.res.headers.delete(name);
    if (context.res.headers.get('content-type')?.startsWith('text/html') !== true) return;
    context.header('content-security-policy', pagePolicy);
    context.header('cache-control', 'no-store');
    context.header('referrer-policy', 'same-origin');
    context.header('x-content-type-options', 'nosniff');
  };
}
