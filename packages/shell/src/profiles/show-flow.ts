import type { Flow } from '@fjernsyn/session';
import type { OverlayRequest, PromptKind } from '../overlays/overlay';
import type { OverlayAction } from '../overlays/overlay-descriptor';
import type { ProfileSetting } from './profile-setting';

/** The commands that every flow knows. */
type CommonCommand = { readonly type: 'BACK' } | { readonly type: 'CANCEL' };

/** How a flow is shown. */
export interface FlowFace<View> {
  /** The prompt that shows a view; undefined once it is over. */
  readonly toRequest: (view: View) => OverlayRequest<PromptKind> | undefined;
  readonly act: (action: OverlayAction) => void;
  readonly enter?: (value: string) => void;
}

/** Shows a flow as one prompt that changes with it; resolves with its last view. Back is the flow's own matter, and closing ends it. */
export function showFlow<View, Command>(
  { prompts, openPrompts }: Pick<ProfileSetting, 'prompts' | 'openPrompts'>,
  flow: Flow<View, Command | CommonCommand>,
  { toRequest, act, enter }: FlowFace<View>,
): Promise<View> {
  return new Promise((resolve) => {
    const first = toRequest(flow.getSnapshot());
    if (first === undefined) return resolve(flow.getSnapshot());
    const back = (): void => flow.send({ type: 'BACK' });
    const cancel = (): void => flow.send({ type: 'CANCEL' });
    const prompt = prompts.host(first, {
      act(action) {
        if (action === 'close') cancel();
        else if (action === 'undo' || action === 'back') back();
        else act(action);
      },
      ...(enter && { enter }),
      back,
      onCancelled: cancel,
    });
    openPrompts.add(cancel);
    const end = flow.subscribe(() => {
      const request = toRequest(flow.getSnapshot());
      if (request !== undefined) return prompt.change(request);
      end();
      openPrompts.delete(cancel);
      prompt.close();
      resolve(flow.getSnapshot());
    });
  });
}
