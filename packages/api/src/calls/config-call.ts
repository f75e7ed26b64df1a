import { parseServiceConfig, type ServiceConfig } from '@fjernsyn/contracts';
import type { Call } from '../request/call';
import { commonParts } from '../request/common-query';

/** The parts of the configuration that are asked for. */
const configParts = [
  'general',
  'classification',
  'sitemap',
  'distributor',
  'navigation',
  'subscription',
  'i18n',
  'playback',
  'linear',
  'display',
] as const;

/** GET /config (C7). */
export function configCall(): Call<ServiceConfig> {
  return {
    name: 'config',
    method: 'GET',
    path: '/config',
    query: { include: configParts },
    common: [...commonParts.viewer, ...commonParts.application],
    parse: parseServiceConfig,
  };
}
