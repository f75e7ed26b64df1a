import type { Configuration } from 'oidc-provider';
import type { Store } from '../state/create-store';
import { show, xsrfOf } from './code-sources';
import { signedOutPage, signOutPage } from './pages/sign-out-pages';

type SignOut = NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>;

/** The pages that the library asks for while a viewer signs out on a browser. */
export function signOutSources(store: Store): Required<Pick<SignOut, 'logoutSource' | 'postLogoutSuccessSource'>> {
  return {
    async logoutSource(context) {
      const { firstName = '' } = store.read().accounts[context.oidc.session?.accountId ?? ''] ?? {};
      const action = new URL(context.oidc.urlFor('end_session_confirm')).pathname;
      show(context, await signOutPage(action, xsrfOf(context), firstName));
    },
    async postLogoutSuccessSource(context) {
      show(context, await signedOutPage());
    },
  };
}
