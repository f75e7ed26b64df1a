import type { TextRules } from '@fjernsyn/ui';

/** What may be searched for: no title is longer. */
export const searchRules: TextRules = { maxCharacters: 100 };
