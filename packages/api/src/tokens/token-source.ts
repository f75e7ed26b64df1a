/** Whose token a call needs, and for what (C6.7). */
export type TokenScope =
  | 'account-catalog'
  | 'account-settings'
  | 'account-playback'
  | 'account-commerce'
  | 'profile-catalog';

/** Where tokens come from; session keeps them. */
export interface TokenSource {
  /** The token for a scope; undefined where nobody is signed in for it. */
  tokenFor(scope: TokenScope): Promise<string | undefined>;
  /** Whose token that is, as a text that a refresh does not change and that tells accounts and profiles apart. */
  ownerOf(scope: TokenScope): string | undefined;
  /** The token that takes the place of one the service has refused; undefined where there is none (C7.50). */
  refreshed(refusedToken: string): Promise<string | undefined>;
}
