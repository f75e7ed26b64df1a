/** Texts of what is under way in Danish. */
export const da = {
  'start.opening': '{title} åbner …',
  'page.loading': 'Siden hentes …',
  'player.loading': 'Et øjeblik …',
} as const;
