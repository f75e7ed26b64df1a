/** The body of a refused videos call. */
export const serviceErrorExample = { code: 8009, message: 'Ingen filer' } as const;
