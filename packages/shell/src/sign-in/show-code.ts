import type { Observed, Unsubscribe } from '@fjernsyn/kernel';
import type { CodeCommand, CodeSignIn, SessionState } from '@fjernsyn/session';
import type { OverlayAction } from '../overlays/overlay-descriptor';
import type { DeviceCode } from '../overlays/overlay-payloads';
import type { HostedPrompt, Prompts } from '../overlays/prompts';
import { toCodeRequest } from './to-code-request';
import type { VideoGuide } from './video-guide';

/** Dependencies of {@link showCode}. */
export interface ShowCodeDeps {
  readonly prompts: Pick<Prompts, 'host'>;
  readonly session: Observed<Pick<SessionState, 'role'>>;
  /** The sign-in, which has begun. */
  readonly flow: CodeSignIn;
  /** Shows help over the code, until the sign-in is over. */
  readonly help: (until: Promise<unknown>) => void;
  readonly guide: VideoGuide;
  /** Whether the viewer cannot leave it (reading "Mandatory sign-in and Back"). */
  readonly isMandatory: boolean;
}

/** What came of a sign-in by a code; `elsewhere` where another tab has signed in meanwhile. */
export type CodeOutcome = 'signed-in' | 'elsewhere' | 'cancelled';

/** Failures that the same code may survive; another is asked for after any other. */
const passing = /^(http\/|api\/(failed|too-many-requests)$)/;

/** Shows a sign-in by a code as one prompt that changes, until it is over. */
export function showCode(deps: ShowCodeDeps): Promise<CodeOutcome> {
  const { prompts, session, flow, guide, isMandatory } = deps;
  return new Promise((resolve) => {
    let prompt: HostedPrompt | undefined;
    let lastCode: DeviceCode | undefined;
    let guidePath: string | undefined;
    let isWatchingGuide = false;
    const ends: Unsubscribe[] = [];
    const isOver = new Promise<void>((over) => ends.push(over));

    const finish = (outcome: CodeOutcome): void => {
      for (const end of ends) end();
      prompt?.close();
      resolve(outcome);
    };
    const cancel = (outcome: CodeOutcome): void => {
      flow.send({ type: 'CANCEL' });
      finish(outcome);
    };
    const show = (): void => {
      const view = flow.getSnapshot();
      if (isWatchingGuide) return;
      if (view.step === 'signed-in') {
        finish('signed-in');
        return;
      }
      const facts = { canClose: !isMandatory, hasVideoGuide: guidePath !== undefined, lastCode };
      const request = toCodeRequest(view, facts);
      if (!request) return;
      lastCode = request.kind === 'gencode_ok' ? request : undefined;
      if (prompt) prompt.change(request);
      else prompt = prompts.host(request, { act, isMandatory, onCancelled: () => cancel('cancelled') });
    };
    const watchGuide = (): void => {
      if (guidePath === undefined) return;
      isWatchingGuide = true;
      prompt?.close();
      prompt = undefined;
      guide.watch(guidePath, () => {
        isWatchingGuide = false;
        show();
      });
    };
    const act = (action: OverlayAction): void => {
      if (action === 'renew') flow.send({ type: 'RENEW' });
      else if (action === 'retry') flow.send(retryOf(flow));
      else if (action === 'help') deps.help(isOver);
      else if (action === 'watch-video-guide') watchGuide();
      else if (action === 'close' && !isMandatory) cancel('cancelled');
    };

    ends.push(
      flow.subscribe(show),
      // Its own end changes the session too, while it finishes.
      session.subscribe(() => {
        if (session.get().role === 'signed-in' && flow.getSnapshot().step !== 'finishing') cancel('elsewhere');
      }),
    );
    show();
    void guide.find().then((path) => {
      guidePath = path;
      if (path !== undefined && prompt) show();
    });
  });
}

/** A code that was refused is of no use any more. */
function retryOf(flow: CodeSignIn): CodeCommand {
  const view = flow.getSnapshot();
  return { type: view.step === 'failed' && !passing.test(view.code) ? 'RENEW' : 'RETRY' };
}
