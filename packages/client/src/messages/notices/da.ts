/** Texts of passive notices in Danish. */
export const da = {
  'notice.outsideLink': 'Det åbner ikke her. Find det på {site}.',
  'notice.notKept': 'Dit tv gemmer ikke dine valg. De glemmes, når programmet lukkes.',
  'notice.offline': 'Ingen forbindelse. Vi prøver igen.',
} as const;
