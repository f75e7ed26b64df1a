/** Texts of the buttons that many screens share in Danish. */
export const da = {
  'action.retry': 'Prøv igen',
  'action.back': 'Tilbage',
  'action.home': 'Til forsiden',
  'action.top': 'Til toppen',
  'action.details': 'Læs mere',
  'action.more': 'Mere info',
  'action.ok': 'OK',
  'action.close': 'Luk',
  'action.help': 'Hjælp',
  'action.stay': 'Bliv her',
  'action.leave': 'Luk {title}',
} as const;
