/** Where it is kept how viewers want to see and hear what plays: those of nobody, and those of the account's profiles, which go with it. */
export const preferenceKeys = {
  nobody: 'fjernsyn.player-preferences',
  account: 'fjernsyn.player-preferences.account',
} as const;
