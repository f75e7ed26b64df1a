import type { Configuration } from '../configuration';

/** Whether an address is one of those that an application opens with at its home: the configuration and the home page (C7). */
export function isStartAddress(url: string, { cdnUrl, paths }: Pick<Configuration, 'cdnUrl' | 'paths'>): boolean {
  const [address, query = ''] = url.split('?');
  if (address === `${cdnUrl}/config`) return true;
  const path = /(?:^|&)path=([^&]*)/.exec(query)?.[1];
  return address === `${cdnUrl}/page` && path !== undefined && decodeURIComponent(path) === paths.home;
}
