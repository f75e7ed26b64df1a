import type { Token } from '@fjernsyn/contracts';

/** A renewed token: what the service did not say anew stays as it was. */
export function withNews(old: Token, fresh: Token): Token {
  const { scope = old.scope, geoLocation = old.geoLocation, isDeviceAbroad = old.isDeviceAbroad } = fresh;
  return { ...old, ...fresh, type: old.type, scope, geoLocation, isDeviceAbroad };
}
