import type { KoaContextWithOIDC } from 'oidc-provider';
import { show } from './code-sources';
import { lostPage } from './pages/sign-in-page';
import { signedOutPage } from './pages/sign-out-pages';

/**
 * In two corners the library answers with a page of its own, which posts itself by script: signing out where nobody is signed in, and
 * signing in as one while another tab signed in as somebody else. In a third it throws: where a form comes, or a sign-in goes on, in a browser
 * that lost its cookies. Ours stand in for all.
 */
export function noPageOfTheLibrary() {
  return async (context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    try {
      await next();
    } catch {
      context.status = 400;
      if (context.accepts('json', 'html') === 'html') return renderError(context);
      context.body = { error: 'invalid_request' };
    }
    if (typeof context.body !== 'string' || !context.body.includes('document.forms[0].submit()')) return;
    const isSignOut = context.oidc.route === 'end_session';
    show(context, isSignOut ? await signedOutPage() : await lostPage('Du er logget ind som en anden her i browseren.'));
  };
}

/** What the provider says in a browser when something else goes wrong. */
export async function renderError(context: KoaContextWithOIDC): Promise<void> {
  show(context, await lostPage('Noget gik galt undervejs. Det er ikke din skyld.'));
}
