import { parseServiceConfig, type ServiceConfig } from '@fjernsyn/contracts';
import type { Call } from '../call';
import { commonParts } from '../common-query';

/** The parts of the configuration that are asked for unless a caller says otherwise. */
export const configParts = [
  'general',
  'classification',
  'sitemap',
  'navigation',
  'subscription',
  'i18n',
  'playback',
  'linear',
  'display',
] as const;

/** GET /config (C7). */
export function configCall(include: readonly string[] = configParts): Call<ServiceConfig> {
  return {
    name: 'config',
    method: 'GET',
    path: '/config',
    query: { include },
    common: [...commonParts.viewer, ...commonParts.application],
    parse: parseServiceConfig,
  };
}
