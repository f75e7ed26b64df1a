import { expect, test } from 'vitest';
import { type IconName, iconDrawings } from './icon-paths';

test('[UI58] only the arrows that follow the reading direction mirror; play and its ten seconds do not', () => {
  const names = Object.keys(iconDrawings) as IconName[];
  const mirrored = names.filter((name) => iconDrawings[name].isDirectional);
  expect(mirrored).toEqual(['back', 'chevron']);
});
