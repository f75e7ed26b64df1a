/** The port that an option names. Throws an Error that says what it takes. */
export const toPort = (option: string, text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) throw new Error(`${option} takes a number from 1 to 65535, not '${text}'.`);
  return port;
};
