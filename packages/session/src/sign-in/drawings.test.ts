import { createFakeClock, drawMachine } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import readme from '../../README.md?raw';
import { createChangeMachine } from '../profiles/change-machine';
import { createChoiceMachine } from '../profiles/choice-machine';
import { createCreationMachine } from '../profiles/creation-machine';
import { createPinMachine } from '../profiles/pin-machine';
import { createCodeMachine } from './code-machine';
import { createSubmissionMachine } from './submission-machine';

const never = () => Promise.reject();
const change = { value: '', accept: (value: string) => value, canSave: () => true, isAsked: () => true, save: never };
const grant = { errorsEndAfterMs: undefined, request: never, poll: never, redeem: never };

test.each([
  ['code', () => createCodeMachine({ grant, clock: createFakeClock(), signIn: never })],
  ['submission', createSubmissionMachine],
  ['choice', () => createChoiceMachine(never)],
  ['creation', () => createCreationMachine({ isGood: () => true, create: never })],
  ['change', () => createChangeMachine(change)],
  ['pin', () => createPinMachine({ isChange: true, check: never, set: never })],
] as const)('[SE229] the README draws the machine %s as it is', (_, make) => {
  expect(readme).toContain(
    `\`\`\`mermaid\n${drawMachine(make() as unknown as Parameters<typeof drawMachine>[0])}\n\`\`\``,
  );
});
