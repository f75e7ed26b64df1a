import type { ServiceConfig } from '@fjernsyn/contracts';

/** Whether the service has the universe of the youngest, so that profiles can be made for it (S5.22). */
export function offersMinisjang(config: Pick<ServiceConfig, 'featureFlags'> | undefined): boolean {
  return config?.featureFlags?.minisjangUniverse === true;
}
