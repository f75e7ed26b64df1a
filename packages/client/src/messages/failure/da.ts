/** Texts of a page that failed in Danish. */
export const da = {
  'failure.page.title': 'Siden kan ikke vises',
  'failure.page.text': 'Noget gik galt hos os. Prøv igen om lidt.',
} as const;
