import { expect, test } from 'vitest';
import { exchangedTokensExample, tokensExample } from '../examples/index';
import type { ContractFault } from '../reading/fault';
import { parseServiceError } from '../service/service-error';
import { parseTokens } from './token';

const ignore = () => undefined;
const [account] = tokensExample;

test('[CT35] reads both spellings of a token alike, with an expiry of seven digits', () => {
  const [camel] = parseTokens(tokensExample, ignore);
  const [pascal] = parseTokens(exchangedTokensExample, ignore);
  expect(camel).toMatchObject({ value: 'example-account-token', type: 'UserAccount', expiresAt: 1_795_904_209_135 });
  expect(pascal).toEqual({ ...camel, isRefreshable: true });
});

test('[CT35] reads a token that comes alone', () => {
  expect(parseTokens(account, ignore)).toHaveLength(1);
});

test('[CT36] reads the marks of a fallback token, also as texts', () => {
  const sent = {
    ...account,
    isFallbackToken: 'true',
    isDeviceAbroad: 'false',
    geoLocation: 'dk',
    isCountryVerified: true,
    profileId: '',
  };
  expect(parseTokens([sent], ignore)[0]).toMatchObject({
    isFallbackToken: true,
    isDeviceAbroad: false,
    geoLocation: 'dk',
    isCountryVerified: true,
    profileId: undefined,
  });
});

test('[CT37] leaves broken tokens out and never reports their values', () => {
  const faults: ContractFault[] = [];
  const sent = [
    { ...account, value: '' },
    { ...account, type: null },
    { ...account, expirationDate: 'soon' },
    'secret',
    account,
  ];
  expect(parseTokens(sent, (fault) => void faults.push(fault))).toHaveLength(1);
  expect(faults).toEqual([
    { path: 'tokens[0]', reason: 'no-value' },
    { path: 'tokens[1]', reason: 'no-type' },
    { path: 'tokens[2]', reason: 'no-expiry' },
    { path: 'tokens[3]', reason: 'not-an-object' },
  ]);
});

test.each([null, [], {}, 'x', [{}]])('[CT37] %j holds no token', (value) => {
  expect(() => parseTokens(value, ignore)).toThrow(expect.objectContaining({ facts: { what: 'tokens' } }));
});

test.each([
  [{ message: 'Side ikke fundet' }, { code: undefined, message: 'Side ikke fundet' }],
  [
    { code: '8009', message: '' },
    { code: 8009, message: undefined },
  ],
  ['<html>', {}],
  [null, {}],
  [[], {}],
])('[CT38] reads the refusal %j', (value, error) => {
  expect(parseServiceError(value)).toEqual(error);
});
