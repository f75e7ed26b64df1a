/** Texts of the header in Danish. */
export const da = {
  'header.label': 'Hovedmenu',
  'header.home': '{title}, til forsiden',
  'header.search': 'Søg',
  'header.signIn': 'Log ind',
  'header.account': 'Konto',
  'header.searchHint': 'Titel, person eller emne',
} as const;
