import { describe, expect, it } from 'vitest';
import type { Call } from './call';
import { toQueryText, toRequestPath } from './request-address';

const call = (parts: Partial<Call<unknown>>): Call<unknown> => ({
  name: 'test',
  method: 'GET',
  path: '/things',
  common: [],
  parse: (answer) => answer,
  ...parts,
});

describe('the address of a request', () => {
  it('[AP2] fills path parameters in, encoded', () => {
    const thing = call({ path: '/items/{id}/videos', pathParameters: { id: 'a/b?c' } });
    expect(toRequestPath(thing, {})).toBe('/items/a%2Fb%3Fc/videos');
  });

  it('[AP2] never asks with an empty path parameter', () => {
    expect(() => toRequestPath(call({ path: '/items/{id}', pathParameters: { id: '' } }), {})).toThrow(
      'path parameter id',
    );
  });

  it('[AP3] sorts the query by name and leaves out what is undefined or empty', () => {
    expect(toQueryText({ page: 2, lang: 'da', sub: undefined, param: '', grouped: false, ids: [] })).toBe(
      'grouped=false&lang=da&page=2',
    );
  });

  it('[AP4] appends lists comma-separated and encodes everything else', () => {
    expect(toQueryText({ ids: ['12', '34'], path: '/serie/å&b', param: 'TitleGroupKey:a' })).toBe(
      'ids=12,34&param=TitleGroupKey%3Aa&path=%2Fserie%2F%C3%A5%26b',
    );
  });

  it('[AP4] refuses an unknown list format', () => {
    expect(() => toQueryText({ ids: ['12'] }, { ids: 'pipes' })).toThrow(
      expect.objectContaining({ code: 'api/invalid-collection-format', message: 'Invalid collection format' }),
    );
  });
});
