import { expect, test } from 'vitest';
import { iconDrawings } from './icon-paths';
import { playerIconDrawings } from './player-icon-paths';

test('[UI58] only the arrows that follow the reading direction mirror; play and its ten seconds do not', () => {
  const drawings = Object.entries({ ...iconDrawings, ...playerIconDrawings });
  const mirrored = drawings.flatMap(([name, { isDirectional }]) => (isDirectional ? [name] : []));
  expect(mirrored).toEqual(['back', 'chevron']);
});
