import { expect, it } from 'vitest';
import { type AskGit, releaseOf } from './release';

const gitThatSays =
  (answers: Readonly<Record<string, string>>): AskGit =>
  (...words) =>
    Promise.resolve(answers[words.join(' ')]);

const clean = {
  'rev-parse --show-prefix': '',
  'rev-parse HEAD': '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d',
  'status --porcelain --untracked-files=no': '',
};

it('[PK340] [found-build-01] names the release and the commit, and changes of it', async () => {
  expect(await releaseOf(gitThatSays(clean))).toMatch(/^\d+\.\d+\.\d+ 1a2b3c4d5e6f$/);
  const changed = { ...clean, 'status --porcelain --untracked-files=no': ' M README.md' };
  expect(await releaseOf(gitThatSays(changed))).toMatch(/ 1a2b3c4d5e6f with changes$/);
});

it('[PK340] says plainly that a tree has no commit: without git, and in a folder of another repository', async () => {
  expect(await releaseOf(gitThatSays({}))).toMatch(/^\d+\.\d+\.\d+ without a commit$/);
  const elsewhere = { ...clean, 'rev-parse --show-prefix': 'vendor/fjernsyn/' };
  expect(await releaseOf(gitThatSays(elsewhere))).toMatch(/ without a commit$/);
});
