import type { ErrorCode, Observed, Unsubscribe } from '@fjernsyn/kernel';
import type { Submission, Viewer } from '@fjernsyn/session';
import type { OverlayRequest } from '../overlays/overlay';
import type { PinEntry } from '../overlays/overlay-payloads';
import type { HostedPrompt, Prompts } from '../overlays/prompts';

/** Dependencies of {@link askPin}. */
export interface AskPinDeps {
  readonly prompts: Pick<Prompts, 'host'>;
  readonly viewer: Observed<Pick<Viewer, 'audience'>>;
  readonly unlock: Submission<{ readonly pin: string }>;
}

/** How the service refuses a PIN. */
const refusals: readonly ErrorCode[] = ['api/unauthorized', 'api/refused'];

/** Asks for the PIN until the service takes one; answers false where the viewer leaves, or another one comes. */
export function askPin({ prompts, viewer, unlock }: AskPinDeps): Promise<boolean> {
  return new Promise((resolve) => {
    const ends: Unsubscribe[] = [];
    const finish = (isOpen: boolean): void => {
      for (const end of ends) end();
      prompt.close();
      resolve(isOpen);
    };
    const cancel = (): void => {
      unlock.send({ type: 'CANCEL' });
      finish(false);
    };
    const prompt: HostedPrompt = prompts.host(toPinRequest(unlock), {
      act: cancel,
      enter: (pin) => unlock.send({ type: 'SUBMIT', value: { pin } }),
      onCancelled: cancel,
    });
    const { audience } = viewer.get();
    ends.push(
      unlock.subscribe(() => {
        if (unlock.getSnapshot().step === 'done') finish(true);
        else prompt.change(toPinRequest(unlock));
      }),
      viewer.subscribe(() => viewer.get().audience === audience || cancel()),
    );
  });
}

function toPinRequest(unlock: Submission<unknown>): OverlayRequest<'pin'> {
  const { step, error } = unlock.getSnapshot();
  return {
    kind: 'pin',
    error: toPinProblem(error),
    isSending: step === 'sending',
  };
}

/** What is wrong with a PIN that was sent: that it is another one, or what kept the service from saying so. */
export function toPinProblem(error: ErrorCode | undefined): PinEntry['error'] {
  return error !== undefined && refusals.includes(error) ? 'wrong-pin' : error;
}
