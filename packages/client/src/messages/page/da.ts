/** Texts of the sections of a page in Danish. */
export const da = {
  'rail.failed': 'Rækken kunne ikke hentes.',
  'section.failed': 'Det her kunne ikke hentes.',
  'rail.seasonFailed': 'Sæsonen kunne ikke hentes.',
  'rail.empty': 'Her er tomt lige nu.',
  'rail.myListEmpty': 'Her er plads til det, du vil nå at se.',
  'rail.myListHint': 'Tryk på plus ved et program, så ligger det her.',
  'rail.find': 'Find noget at se',
  'rail.loadingMore': 'Flere hentes …',
  'rail.moreFailed': 'Resten kunne ikke hentes.',
  'rail.all': 'Se alle',
  'rail.position': '{position} af {count}',
} as const;
