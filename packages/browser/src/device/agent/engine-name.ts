const engines: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrom(?:e|ium)\/(\d+)/, 'Chromium'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];

/** The engine's name and main version out of a user agent, as `Chromium 63`; empty where it is none of the usual. */
export function toEngineName(userAgent: string): string {
  for (const [pattern, name] of engines) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return '';
}
