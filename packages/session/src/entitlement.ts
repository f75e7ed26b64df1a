import type { Entitlement } from '@fjernsyn/contracts';
import type { SessionRole } from './role-of';

/** Whether a viewer may see what asks for one of the `required` scopes: one of any entitlement is enough, and who is not signed in may not (S5.26, S5.27). */
export function isEntitled(
  role: SessionRole,
  entitlements: readonly Pick<Entitlement, 'scopes'>[],
  required: readonly string[],
): boolean {
  return role === 'signed-in' && entitlements.some(({ scopes }) => scopes.some((scope) => required.includes(scope)));
}
