import { isRecord } from '@fjernsyn/kernel';
import * as z from '../reading/zod';
import { readAddress } from './address';
import { readFlag } from './flag';
import { readNumber, readPositive } from './number';
import { readPath } from './path';
import { readId, readText, readTexts, readWords } from './text';

/** The fields schemas are made of. None of them can fail: what cannot be read is undefined, an empty list or an empty map. */
export const field = {
  id: z.transform(readId),
  text: z.transform(readText),
  texts: z.transform(readTexts),
  words: z.transform(readWords),
  wordsIfSent: z.transform((value: unknown) => (value === undefined ? undefined : readWords(value))),
  number: z.transform(readNumber),
  positive: z.transform(readPositive),
  flag: z.transform(readFlag),
  path: z.transform(readPath),
  address: z.transform(readAddress),
  record: z.transform((value: unknown) => (isRecord(value) ? value : {})),
  list: z.transform((value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])),
};
