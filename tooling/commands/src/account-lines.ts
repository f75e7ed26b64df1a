/** Somebody made up whom one can sign in as. */
export interface TrialAccount {
  readonly email: string;
  readonly password: string;
  readonly pin: string;
  readonly about: string;
}

/** The lines that name the accounts to try on a service, and what they are good for; none where there are none. */
export const accountLines = (accounts: readonly TrialAccount[], serviceUrl: string): string[] => [
  ...(accounts.length > 0
    ? [`Made-up accounts (password, PIN) to sign in as; the app's code is confirmed at ${serviceUrl}/tv:`]
    : []),
  ...accounts.map(({ email, password, pin, about }) => `  ${email}  ${password}  ${pin === '' ? '–' : pin}  ${about}`),
];
