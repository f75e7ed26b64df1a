import { plainBrand } from '@fjernsyn/brand/testing';
import { expect, test } from 'vitest';
import { productFactsOf } from '../product-facts';
import { hbbtvApplication } from './hbbtv-application';

const facts = productFactsOf({ ...plainBrand, stores: { ...plainBrand.stores, site: 'http://tv.example' } });

test('[PK390] the boundary names the site and every host that it fetches from, each once', () => {
  const origins = {
    service: ['https://service.example', 'https://id.example'],
    cdn: ['https://service.example', 'https://cdn.example'],
  };
  expect(hbbtvApplication(facts, origins).boundaries).toEqual([
    'http://tv.example',
    'https://service.example',
    'https://id.example',
    'https://cdn.example',
  ]);
});

test('[PK390] the site stands there as the brand has it, so that a check sees it', () => {
  expect(hbbtvApplication(facts, { service: [], cdn: [] }).baseUrl).toBe('http://tv.example/tv/');
});
