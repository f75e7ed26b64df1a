import { plainBrand } from '@fjernsyn/brand/testing';
import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { homePage } from './fake-pages';

/** The page of a target as its packager leaves it, in front of a service that notes what it is asked. */
export interface PageRig {
  /** The query of the first request for a path; undefined before there is one. */
  queryOf(path: string): Readonly<Record<string, string>> | undefined;
}

const configuration = {
  brand: plainBrand,
  serviceUrl: 'https://service.example',
  cdnUrl: 'https://cdn.example',
  appVersion: '3.1.0',
  distributor: 'partner',
};

const tokenOf = (type: string) => ({
  value: `secret-${type}`,
  type,
  scope: 'Catalog',
  expiresAt: 9e15,
  isRefreshable: true,
  isFallbackToken: false,
  geoLocation: 'dk',
});

/** A child who was there before. */
const session = {
  tokens: [tokenOf('UserAccount'), tokenOf('UserProfile')],
  isRemembered: true,
  accountName: 'malene@example.test',
  account: { id: 'a-51f0', subscription: 'Registered', segments: ['drtv'] },
  profile: { id: 'p-7d12', name: 'Lillesøster', segments: ['ramasjang'], maxRating: 'MRAM-07' },
};

const answers: Readonly<Record<string, unknown>> = { '/config': serviceConfigExample, '/page': homePage };

/** Puts root, configuration and a stored session into a window's page, and a service at the other end of its network. */
export function furnishPage(window: Window & typeof globalThis): PageRig {
  const { document } = window;
  const asked: URL[] = [];
  if (!document.getElementById('root')) document.body.appendChild(document.createElement('div')).id = 'root';
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'configuration';
  data.textContent = JSON.stringify(configuration);
  document.body.appendChild(data);
  window.localStorage.setItem('fjernsyn.session', JSON.stringify(session));
  window.fetch = async (address) => {
    const url = new URL(String(address));
    asked.push(url);
    const answer = answers[url.pathname];
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(answer ?? {}), { status: answer === undefined ? 404 : 200, headers });
  };
  return {
    queryOf(path) {
      const url = asked.find(({ pathname }) => pathname === path);
      return url && Object.fromEntries(url.searchParams);
    },
  };
}
