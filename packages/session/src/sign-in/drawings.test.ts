import { createFakeClock, drawMachine } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import readme from '../../README.md?raw';
import { createCodeMachine } from './code-machine';
import { createSubmissionMachine } from './submission-machine';

const never = () => Promise.reject();
const grant = { errorsEndAfterMs: undefined, request: never, poll: never, redeem: never };

test.each([
  ['code', () => createCodeMachine({ grant, clock: createFakeClock(), signIn: never })],
  ['submission', createSubmissionMachine],
] as const)('[SE229] the README draws the machine %s as it is', (_, make) => {
  expect(readme).toContain(
    `\`\`\`mermaid\n${drawMachine(make() as unknown as Parameters<typeof drawMachine>[0])}\n\`\`\``,
  );
});
