/** Texts of the sections of a page in Danish. */
export const da = {
  'rail.failed': 'Rækken kunne ikke hentes.',
  'section.failed': 'Det her kunne ikke hentes.',
  'rail.seasonFailed': 'Sæsonen kunne ikke hentes.',
  'rail.empty': 'Her er tomt lige nu.',
  'rail.loadingMore': 'Flere hentes …',
  'rail.moreFailed': 'Resten kunne ikke hentes.',
  'rail.all': 'Se alle',
  'rail.position': '{position} af {count}',
} as const;
