import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';
import { originsOf } from './origins';

const page = { isPackaged: false, hasObjects: false, canCast: false };

describe('originsOf', () => {
  it('[PK13] tells service, CDN and mere links apart by their keys', () => {
    const origins = originsOf({
      service: { baseUrl: 'https://service.example/api/v1', cdnBaseUrl: 'https://cdn.example:8443/x' },
      identity: { discoveryUrl: 'https://id.example/.well-known/openid-configuration' },
      footer: [{ label: 'Om os', path: '/om', url: 'https://about.example/' }],
      mediaUrls: ['https://media.example/a', 'https://media.example/b'],
      maxUserRating: 10,
      theme: null,
    });
    expect(origins).toEqual({
      service: ['https://service.example', 'https://id.example'],
      cdn: ['https://cdn.example:8443', 'https://media.example'],
    });
  });

  it('[PK13] keeps a text that would break out of the policy to its origin', () => {
    const { service, cdn } = originsOf({
      serviceUrl: "https://a.example/;script-src 'unsafe-inline'",
      baseUrl: 'https://',
    });
    expect({ service, cdn }).toEqual({ service: ['https://a.example'], cdn: ['https://a.example'] });
    expect(contentSecurityPolicy({ service, cdn }, page)).not.toContain('unsafe');
  });

  it('[PK105] lets objects of the set in where a page has them, and there alone', () => {
    const origins = { service: ['https://a.example'], cdn: ['https://b.example'] };
    expect(contentSecurityPolicy(origins, page)).not.toContain('object-src');
    const policy = contentSecurityPolicy(origins, { ...page, hasObjects: true });
    expect(policy).toContain("object-src 'self' https://b.example;");
  });

  it('[PK12] names one origin once for calls', () => {
    const policy = contentSecurityPolicy({ service: ['https://a.example'], cdn: ['https://a.example'] }, page);
    expect(policy).toContain("connect-src 'self' https://a.example;");
  });
});
