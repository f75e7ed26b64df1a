import type { ErrorCode } from '@fjernsyn/kernel';
import { mediaErrors } from '@fjernsyn/platform';

const codes: Readonly<Record<number, ErrorCode>> = {
  2: mediaErrors.network,
  3: mediaErrors.decode,
  4: mediaErrors.unsupported,
};

/** The product's code for a `MediaError.code` of the element; undefined for one that it does not have. */
export function mediaErrorCodeOf(code: number): ErrorCode | undefined {
  return codes[code];
}
