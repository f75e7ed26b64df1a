import { afterEach, expect, test, vi } from 'vitest';
import { createPluralForms } from './plural-forms';

// What other tests load next must find the engine whole.
afterEach(() => void vi.unstubAllGlobals());

test('[CL170] the rules of a language are made once, when something is counted', () => {
  const made: string[] = [];
  class PluralRules {
    constructor(language: string) {
      made.push(language);
    }
    select(): string {
      return 'few';
    }
  }
  vi.stubGlobal('Intl', { PluralRules });
  const formOf = createPluralForms('ar');
  expect(made).toEqual([]);
  expect([formOf(1), formOf(2)]).toEqual(['few', 'few']);
  expect(made).toEqual(['ar']);
});
