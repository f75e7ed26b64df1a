import { createEmitter, type ErrorCode, type Unsubscribe } from '@fjernsyn/kernel';
import { createActor } from 'xstate';
import { createSubmissionMachine, type SubmissionProblem } from './submission-machine';

/** A form as a screen shows it; what is typed is the screen's own. */
export interface SubmissionView {
  readonly step: 'editing' | 'sending' | 'done' | 'cancelled';
  /** What kept the last value from being sent. */
  readonly problem: SubmissionProblem | undefined;
  /** What came of sending it. */
  readonly error: ErrorCode | undefined;
}

/** What a viewer may do with a form of `Value`s; what makes no sense now is ignored. */
export type SubmissionCommand<Value> = { readonly type: 'SUBMIT'; readonly value: Value } | { readonly type: 'CANCEL' };

/** A form that is sent until the service takes it. */
export interface Submission<Value> {
  /** The same object until something that is shown changes. */
  getSnapshot(): SubmissionView;
  subscribe(listener: () => void): Unsubscribe;
  /** Takes a command. Never throws. */
  send(command: SubmissionCommand<Value>): void;
}

/** Dependencies of {@link createSubmission}. */
export interface SubmissionDeps<Value> {
  /** What is wrong with a value before it is sent; undefined where nothing is. */
  readonly check: (value: Value) => SubmissionProblem | undefined;
  /** Sends it. Rejects with an `AppError`. */
  readonly send: (value: Value, signal: AbortSignal) => Promise<void>;
}

/** Makes a {@link Submission}. */
export function createSubmission<Value>({ check, send }: SubmissionDeps<Value>): Submission<Value> {
  const actor = createActor(createSubmissionMachine());
  const changes = createEmitter<void>();
  const toView = (): SubmissionView => {
    const snapshot = actor.getSnapshot();
    const { problem, error } = snapshot.context;
    return { step: snapshot.value, problem, error };
  };
  let view = toView();
  actor.subscribe(() => {
    const next = toView();
    if (next.step === view.step && next.problem === view.problem && next.error === view.error) return;
    view = next;
    changes.emit();
  });
  actor.start();
  return {
    getSnapshot: () => view,
    subscribe: changes.subscribe,
    send(command) {
      if (actor.getSnapshot().status !== 'active') return;
      if (command.type === 'CANCEL') return actor.send(command);
      const { value } = command;
      actor.send({ type: 'SUBMIT', problem: check(value), send: (signal) => send(value, signal) });
    },
  };
}
