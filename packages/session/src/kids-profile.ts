import { isKidsSegment, profileTypeOf } from './profiles/profile-type';

/** Whether a profile with these segments is a child's: by its first one, or by `kids` in any (S3, reading "Kids"). */
export function isKidsProfile(segments: readonly string[]): boolean {
  const type = profileTypeOf(segments);
  return type === 'restricted' ? segments.some(isKidsSegment) : type !== 'standard';
}
