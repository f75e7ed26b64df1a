import { isAppError } from '@fjernsyn/kernel';
import { expect, test } from 'vitest';
import {
  parseItem,
  parseItemList,
  parseMediaFiles,
  parsePage,
  parseServiceConfig,
  parseServiceError,
  parseTokens,
  toItemList,
} from '../index';
import type { ContractFault } from '../reading/fault';
import {
  exchangedTokensExample,
  itemListExample,
  itemSummaryExample,
  mediaFilesExample,
  pageExample,
  seasonDetailExample,
  serviceConfigExample,
  serviceErrorExample,
  tokensExample,
  unloadedListExample,
  viewerListExample,
} from './index';

test('[CT40] every example is read without a fault', () => {
  const faults: ContractFault[] = [];
  const report = (fault: ContractFault) => void faults.push(fault);
  parseItem(itemSummaryExample, report);
  parseItem(seasonDetailExample, report);
  for (const list of [itemListExample, unloadedListExample, viewerListExample]) parseItemList(list, report);
  for (const entry of parsePage(pageExample, report).entries) if (entry.list) toItemList(entry.list, report);
  parseMediaFiles(mediaFilesExample, report);
  parseTokens(tokensExample, report);
  parseTokens(exchangedTokensExample, report);
  parseServiceConfig(serviceConfigExample, report);
  expect(parseServiceError(serviceErrorExample)).toEqual({ code: 8009, message: 'Ingen filer' });
  expect(faults).toEqual([]);
});

test('[CT41] no broken value in an answer makes a reader throw anything but an AppError', () => {
  const readers: readonly (readonly [unknown, (value: unknown) => unknown])[] = [
    [seasonDetailExample, (value) => parseItem(value, ignore)],
    [itemListExample, (value) => parseItemList(value, ignore)],
    [
      pageExample,
      (value) => parsePage(value, ignore).entries.map((entry) => entry.list && toItemList(entry.list, ignore)),
    ],
    [mediaFilesExample, (value) => parseMediaFiles(value, ignore)],
    [tokensExample, (value) => parseTokens(value, ignore)],
    [serviceConfigExample, (value) => parseServiceConfig(value, ignore)],
    [serviceErrorExample, parseServiceError],
  ];
  for (const [example, read] of readers)
    for (const broken of brokenCopies(example)) {
      try {
        read(broken);
      } catch (thrown) {
        expect(isAppError(thrown, 'contracts/malformed-answer'), String(thrown)).toBe(true);
      }
    }
});

const ignore = () => undefined;
const wrongValues: readonly unknown[] = [null, 7, 'x', [null]];

/** Copies of a value in each of which one part, at any depth, is something else. */
function* brokenCopies(value: unknown): Generator<unknown> {
  yield* wrongValues;
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries())
      for (const broken of brokenCopies(member)) yield [...value.slice(0, index), broken, ...value.slice(index + 1)];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value))
      for (const broken of brokenCopies(member)) yield { ...value, [key]: broken };
  }
}
