/** What the compiler advises that this house does not want, by what it would change, and what to do instead. */
const advice = / Do you need to change your target library\?(?: Try changing the 'lib' compiler option to (.+?)\.?)?$/;

const remedyOf = (path: string, wanted: string | undefined): string => {
  if (path.startsWith('tooling/')) return 'Node 20.19 may lack it: write it with what that has.';
  if (wanted?.includes('dom')) return 'This package knows no DOM: take what you need by a port (house rule 5).';
  return 'The floor, Chromium 63, may lack it: use what that has, or test for it first, or bring a polyfill (house rule 8).';
};

/**
 * The compiler's errors in what it prints: each with its file, line and column, and the remedy of the house in place of the advice to change
 * `lib`; all that was printed where no error is told.
 */
export const typeFaults = (output: string): readonly string[] => {
  const faults: string[] = [];
  let isBelowError = false;
  for (const line of output.split('\n')) {
    const error = /^(\S+)\((\d+),(\d+)\): error (TS\d+: .*)$/.exec(line);
    if (error !== null) {
      const [, path = '', row = '', column = '', words = ''] = error;
      const remedied = words.replace(advice, (_, wanted?: string) => ` ${remedyOf(path, wanted)}`);
      faults.push(`${path}:${row}:${column} ${remedied}`);
    }
    const isMore: boolean = isBelowError && /^ {2,}\S/.test(line);
    if (isMore) faults.push(line);
    isBelowError = error !== null || isMore;
  }
  return faults.length > 0 ? faults : [output.trim()];
};
