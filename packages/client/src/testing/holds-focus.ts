import { expectFocus, press } from '@fjernsyn/ui/testing';

/** A story's play function: focus begins on the first button, and no arrow leads out of the dialog, at whose last button it ends. */
export function holdsFocus(...buttons: readonly (string | RegExp)[]) {
  const [first = /./, last = first] = buttons;
  return async (context: Parameters<typeof expectFocus>[0] & Parameters<typeof press>[0]): Promise<void> => {
    await expectFocus(context, 'button', first);
    await press(context, 'up', 'down', 'back', 'onward', 'onward');
    await expectFocus(context, 'button', last);
  };
}
