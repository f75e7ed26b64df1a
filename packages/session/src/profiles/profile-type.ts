/** For whom a profile is (S3.2). */
export type ProfileType = 'standard' | 'ultra' | 'ramasjang' | 'minisjang' | 'restricted';

/** The first segment of a profile says its type. */
const firstSegments: Readonly<Record<ProfileType, string>> = {
  standard: 'drtv',
  ultra: 'ultra',
  ramasjang: 'ramasjang',
  minisjang: 'minisjang',
  restricted: 'restricted',
};

const limitedTypes = ['ultra', 'ramasjang', 'minisjang', 'restricted'] as const satisfies readonly ProfileType[];

/** The {@link ProfileType} of a profile with these segments. One that only says `kids` is as limited as a restricted one. */
export function profileTypeOf(segments: readonly string[]): ProfileType {
  const first = segments[0]?.toLowerCase();
  return limitedTypes.find((type) => type === first) ?? (segments.some(isKidsSegment) ? 'restricted' : 'standard');
}

/** Whether a segment says `kids`, wherever it stands. */
export function isKidsSegment(segment: string): boolean {
  return /kids/i.test(segment);
}

/** The segments that make a profile one of `type`. What others say beside the type is kept, such as consent. */
export function segmentsOf(type: ProfileType, before: readonly string[] = []): readonly string[] {
  const known = Object.keys(firstSegments).map((each) => firstSegments[each as ProfileType]);
  const others = before.filter((one) => !known.includes(one.toLowerCase()) && !isKidsSegment(one));
  return [firstSegments[type], ...others];
}

/** The types that a viewer can choose for a profile, the one without a limit first (S5.22, S5.23). */
export function offeredProfileTypes({
  isPrimary,
  hasMinisjang,
}: {
  readonly isPrimary: boolean;
  /** Whether the product has the universe of the youngest. */
  readonly hasMinisjang: boolean;
}): readonly ProfileType[] {
  return isPrimary ? ['standard'] : ['standard', 'ultra', 'ramasjang', hasMinisjang ? 'minisjang' : 'restricted'];
}

/** Whether a change of type lifts an age limit, so that the viewer is asked first (S4.55, reading "Minisjang and Restricted"). */
export function liftsLimit(from: ProfileType, to: ProfileType): boolean {
  return from !== 'standard' && to === 'standard';
}
