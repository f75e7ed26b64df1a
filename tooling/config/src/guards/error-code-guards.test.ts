import { expect, it } from 'vitest';
import { errorCodesOf, findErrorCodeViolations } from './error-code-guards';
import { draftPackage } from './test-packages';

const errorsOf = (area: string, lines: string, added = area) =>
  draftPackage(area, {
    files: {
      'src/errors.ts': `export const errors = {\n${lines}} as const;\ndeclare module '@fjernsyn/kernel' {\n  interface ErrorCodes {\n    readonly ${added}: CodesOf<typeof errors>;\n  }\n}\n`,
    },
  });
const lists = errorsOf('lists', "  /** Left out of the answer. */\n  left: 'lists/left',\n");

it('[HO45] fails an error code that stands twice, or of which nothing says what it means', () => {
  const player = errorsOf(
    'player',
    "  /** As that of lists. */\n  left: 'lists/left',\n  late: 'player/late',\n",
    'player',
  );
  expect(findErrorCodeViolations([lists])).toEqual([]);
  expect(findErrorCodeViolations([lists, player])).toEqual([
    'packages/player/src/errors.ts: lists/left stands in packages/lists/src/errors.ts already',
    'packages/player/src/errors.ts: nothing says what player/late means',
    'packages/player/src/errors.ts: adds no codes of lists to ErrorCodes',
  ]);
});

it('[HO45] fails codes that a package keeps from the kernel', () => {
  const api = errorsOf('api', "  /** Refused. */\n  refused: 'api/refused',\n", 'other');
  expect(findErrorCodeViolations([api])).toEqual(['packages/api/src/errors.ts: adds no codes of api to ErrorCodes']);
  expect(errorCodesOf([api, lists])).toHaveLength(2);
});
