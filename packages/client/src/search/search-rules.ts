import { hasAngleBrackets } from '@fjernsyn/contracts';
import type { TextRules } from '@fjernsyn/ui';

/** What may be searched for: no title is longer, and what would blank the text is not typed (reading "Routes and pages"). */
export const searchRules: TextRules = { maxCharacters: 100, refuses: hasAngleBrackets };
