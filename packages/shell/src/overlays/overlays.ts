import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { Clock, Telemetry } from '@fjernsyn/platform';
import { createDialogs, type Dialogs } from './dialogs';
import { createNotices, type Notices } from './notices';
import { type ActionOf, type DialogCommand, describeOverlay, type Overlay, type PromptKind } from './overlay';
import type { OverlayAction } from './overlay-descriptor';
import { createPrompts, type Prompts } from './prompts';

/** Dependencies of {@link createOverlays}. */
export interface OverlaysDeps {
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  /** Runs a dialog's action, once the dialog that it closes has closed. */
  readonly run: (command: DialogCommand) => void;
}

/** Everything that stands over the screen. One overlay is seen: the prompts' head, else the topmost dialog. */
export interface Overlays {
  readonly visible: Observed<Overlay | undefined>;
  readonly dialogs: Dialogs;
  readonly prompts: Prompts;
  readonly notices: Notices;
  /** Chooses an action of the visible overlay. */
  choose(action: OverlayAction): void;
  /** Hands what the viewer has typed or picked, as a PIN or a profile's id, to whoever shows the visible prompt. It is kept nowhere. */
  enter(value: string): void;
  /** Back: leaves the visible overlay, where it can be left. Answers whether there was one. */
  leave(): boolean;
  /** Takes the visible overlay away without an action, as where it cannot be shown. */
  dismiss(): void;
}

/** Makes the {@link Overlays}; what is seen is told as telemetry. */
export function createOverlays({ clock, telemetry, run }: OverlaysDeps): Overlays {
  const dialogs = createDialogs();
  const prompts = createPrompts();
  const visible = createObservable<Overlay | undefined>(undefined);

  const follow = (): void => {
    const before = visible.get();
    const now = prompts.head.get() ?? dialogs.top.get();
    if (before === now) return;
    visible.set(now);
    if (before?.id === now?.id && before?.kind === now?.kind) return;
    if (before) telemetry.emit({ type: 'modal-closed', kind: before.kind });
    if (now) telemetry.emit({ type: 'modal-shown', kind: now.kind });
  };
  prompts.head.subscribe(follow);
  dialogs.top.subscribe(follow);

  const dismiss = (): void => {
    const overlay = visible.get();
    if (!overlay) return;
    if (describeOverlay(overlay).layer === 'prompt') prompts.cancelVisible();
    else dialogs.close(overlay.id);
  };

  return {
    visible,
    dialogs,
    prompts,
    notices: createNotices(clock),
    choose(action) {
      const overlay = visible.get();
      const descriptor = overlay && describeOverlay(overlay);
      if (!descriptor?.actions.includes(action)) return;
      if (descriptor.layer === 'prompt') {
        prompts.answer(action as ActionOf<PromptKind>);
        return;
      }
      if (!descriptor.isBlocking) dismiss();
      run(action as DialogCommand);
    },
    enter: prompts.enter,
    leave() {
      const overlay = visible.get();
      if (!overlay) return false;
      const descriptor = describeOverlay(overlay);
      if (descriptor.layer === 'prompt') {
        prompts.leave();
        return true;
      }
      if (!descriptor.isBlocking) dismiss();
      if (descriptor.back !== 'nothing') run(descriptor.back as DialogCommand);
      return true;
    },
    dismiss,
  };
}
