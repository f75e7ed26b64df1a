import type { ErrorCode } from '@fjernsyn/kernel';
import { browserErrors } from '../../errors';

const codes: Readonly<Record<number, ErrorCode>> = {
  2: browserErrors.network,
  3: browserErrors.decode,
  4: browserErrors.unsupported,
};

/** The product's code for a `MediaError.code` of the element; undefined for one that it does not have. */
export function mediaErrorCodeOf(code: number): ErrorCode | undefined {
  return codes[code];
}
