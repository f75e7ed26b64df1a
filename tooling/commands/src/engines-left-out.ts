/** Why the old engines are left out of a run on such a machine, in one line; null where they run. */
export const enginesLeftOut = (platform: string, architecture: string): string | null =>
  platform === 'linux' && architecture === 'x64'
    ? null
    : `The old engines are left out: they are to be had for Linux on x64 alone, and this is ${platform} on ${architecture}.`;
