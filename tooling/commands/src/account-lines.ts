/** Somebody made up whom one can sign in as. */
export interface TrialAccount {
  readonly email: string;
  readonly password: string;
  readonly pin: string;
  readonly about: string;
}

/** The lines that name the accounts to try; none where there are none. */
export const accountLines = (accounts: readonly TrialAccount[]): string[] => [
  ...(accounts.length > 0 ? ['Accounts to try (made up; password and PIN):'] : []),
  ...accounts.map(({ email, password, pin, about }) => `  ${email}  ${password}  ${pin === '' ? '–' : pin}  ${about}`),
];
