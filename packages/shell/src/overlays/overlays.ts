import { assertNever, createObservable, type Observed } from '@fjernsyn/kernel';
import type { Telemetry } from '@fjernsyn/platform';
import type { Modal, Modals } from './modals';
import type { Prompt, Prompts } from './prompts';

/** What can stand over the screen: a demand on the viewer, or a dialog. */
export type Overlay = Modal | Prompt;

/** What a viewer can press in an overlay. */
export type OverlayAction = 'recheck' | 'retry' | 'back' | 'close' | 'stay' | 'leave';

/** The actions of an overlay in their order, the first of which has focus. */
export function overlayActionsOf({ kind }: Overlay): readonly OverlayAction[] {
  switch (kind) {
    case 'service-unavailable':
      return ['recheck'];
    case 'offline':
      return ['back'];
    case 'timeout':
      return ['retry', 'back'];
    case 'abroad':
      return ['leave'];
    case 'announcement':
    case 'text':
    case 'help_page_modal':
    case 'help_profile':
      return ['close'];
    case 'diagnostics':
      return ['close'];
    case 'close_app_confirmation':
      return ['stay', 'leave'];
    default:
      return assertNever(kind);
  }
}

/** What leaving an overlay by Back does beside closing it (S4 "Dialogs"). */
const onLeave: Partial<Record<Overlay['kind'], OverlayAction>> = { timeout: 'back', abroad: 'leave' };

/** What {@link createOverlays} stands on. */
export interface OverlaysDeps {
  readonly modals: Modals;
  readonly prompts: Prompts;
  readonly telemetry: Telemetry;
  /** What a choice means for the application, once the dialog that it closes has closed. */
  readonly run: (action: OverlayAction) => void;
}

/** The one thing that stands over the screen: the prompts' head, else the topmost dialog. */
export interface Overlays {
  readonly visible: Observed<Overlay | undefined>;
  choose(action: OverlayAction): void;
  /** Back: leaves what is seen, where it can be left. Answers whether there was anything. */
  leave(): boolean;
}

/** Makes the {@link Overlays}; what the viewer sees is told as telemetry. */
export function createOverlays({ modals, prompts, telemetry, run }: OverlaysDeps): Overlays {
  const visible = createObservable<Overlay | undefined>(undefined);

  const follow = (): void => {
    const before = visible.get();
    const now = prompts.head.get() ?? modals.top.get();
    if (before === now) return;
    visible.set(now);
    if (before?.id === now?.id) return;
    if (before) telemetry.emit({ type: 'modal-closed', kind: before.kind });
    if (now) telemetry.emit({ type: 'modal-shown', kind: now.kind });
  };
  prompts.head.subscribe(follow);
  modals.top.subscribe(follow);

  const close = (overlay: Overlay): void => {
    if (overlay.kind === 'service-unavailable') return;
    if (overlay === prompts.head.get()) prompts.cancelVisible();
    else modals.close(overlay.id);
  };

  return {
    visible,
    choose(action) {
      const overlay = visible.get();
      if (!overlay) return;
      close(overlay);
      run(action);
    },
    leave() {
      const overlay = visible.get();
      if (!overlay) return false;
      close(overlay);
      const action = onLeave[overlay.kind];
      if (action) run(action);
      return true;
    },
  };
}
