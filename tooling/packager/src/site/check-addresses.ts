import { BlockList, isIP } from 'node:net';
import type { WebConfiguration } from '../build-result';
import type { Complaint } from '../files/made-file';

/** What a machine and the network around it call themselves. */
const ownNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNetworks.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownNetworks.addSubnet(network, prefix, 'ipv6');

/**
 * What a store would refuse of the addresses that a package names, as they were given: those in its configuration, and the site that serves
 * it, where one does. Each has to be reached from a viewer's home, by TLS.
 */
export function checkAddresses(configuration: WebConfiguration, site?: string): readonly Complaint[] {
  const { brand: _, ...told } = configuration;
  const named = [
    ...addressesIn(told, '').map((each) => ({
      ...each,
      remedy: 'Name the address of the real service: --service, --cdn.',
    })),
    ...(site === undefined
      ? []
      : [{ name: 'stores.site', url: site, remedy: 'Set `stores.site` in the brand’s file to an https address.' }]),
  ];
  return named.flatMap(({ name, url, remedy }) => {
    const fault = faultOf(url);
    return fault === undefined ? [] : [{ rule: `${name} is ${url}, ${fault}.`, remedy }];
  });
}

interface NamedAddress {
  readonly name: string;
  readonly url: string;
}

function addressesIn(value: unknown, name: string): readonly NamedAddress[] {
  if (typeof value === 'string') return /^(https?|wss?):/i.test(value) ? [{ name, url: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => addressesIn(child, name === '' ? key : `${name}.${key}`));
}

function faultOf(url: string): string | undefined {
  if (!URL.canParse(url)) return 'which is no address';
  const { protocol, hostname } = new URL(url);
  if (isOwnHost(hostname)) return 'which leads to the viewer’s own machine or network';
  return protocol === 'https:' || protocol === 'wss:' ? undefined : 'which is not reached by TLS';
}

/** Whether only a machine itself, or its own network, knows a host by this name. */
function isOwnHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  const version = isIP(host);
  if (version !== 0) return ownNetworks.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return !host.includes('.') || /\.(localhost|local|internal|lan|home\.arpa)$/.test(host);
}
