/**
 * Source code with its comments and the insides of its plain strings blanked, so that a guard sees code alone. Template
 * strings keep their text, as code stands inside them; line breaks stay, so that a line is still that line.
 */
export const stripText = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|(?<![:\\/])\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, (match) =>
    match.startsWith('/') ? match.replace(/[^\n]/g, ' ') : `${match[0]}${match[0]}`,
  );
