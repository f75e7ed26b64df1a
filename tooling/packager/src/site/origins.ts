import type { WebConfiguration } from '../build-result';

/** The foreign origins that the page may reach: the service for calls, the CDN for calls, images and media. */
export interface ServiceOrigins {
  readonly service: readonly string[];
  readonly cdn: readonly string[];
}

function originOf(text: string): string | null {
  if (!/^https?:\/\//.test(text)) return null;
  try {
    return new URL(text).origin;
  } catch {
    return null;
  }
}

const serviceName = /service|identity|discovery|base|endpoint|api/i;
const cdnName = /cdn|image|media/i;

/**
 * Reads the origins out of a configuration by the names of its keys: absolute addresses under a key that contains `cdn`,
 * `image` or `media` are the CDN's; `service`, `identity`, `discovery`, `base`, `endpoint` or `api` the service's; any other is a
 * link for people, to which the page makes no call. Without a CDN of its own, the service's origins stand for it.
 */
export function originsOf(configuration: WebConfiguration): ServiceOrigins {
  const service = new Set<string>();
  const cdn = new Set<string>();
  const visit = (value: unknown, keys: string): void => {
    if (typeof value === 'string') {
      const origin = originOf(value);
      if (origin === null) return;
      if (cdnName.test(keys)) cdn.add(origin);
      else if (serviceName.test(keys)) service.add(origin);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) visit(child, `${keys}.${key}`);
    }
  };
  visit(configuration, '');
  return { service: [...service], cdn: cdn.size === 0 ? [...service] : [...cdn] };
}
