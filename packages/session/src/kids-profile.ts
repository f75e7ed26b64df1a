const universeSegments: readonly string[] = ['ultra', 'ramasjang', 'minisjang'];

/** Whether a profile with these segments is a child's: by its first one, or by `kids` in any (S3, reading "Kids"). */
export function isKidsProfile(segments: readonly string[]): boolean {
  const [first = ''] = segments;
  return universeSegments.includes(first.toLowerCase()) || segments.some(isKidsSegment);
}

/** Whether a segment says `kids`, wherever it stands. */
export function isKidsSegment(segment: string): boolean {
  return /kids/i.test(segment);
}
