/** A key of the remote control; `onward` and `back` follow the reading direction. */
export type StoryKey = 'onward' | 'back' | 'up' | 'down' | 'ok';

/** What a story's play function presses keys by. */
export interface StoryKeyboard {
  readonly userEvent: { keyboard(text: string): Promise<unknown> };
}

/** Presses keys, one after another, as a remote control's keys arrive in a browser. */
export async function press({ userEvent }: StoryKeyboard, ...keys: readonly StoryKey[]): Promise<void> {
  const isMirrored = document.documentElement.dir === 'rtl';
  const names: Readonly<Record<StoryKey, string>> = {
    onward: isMirrored ? 'ArrowLeft' : 'ArrowRight',
    back: isMirrored ? 'ArrowRight' : 'ArrowLeft',
    up: 'ArrowUp',
    down: 'ArrowDown',
    ok: 'Enter',
  };
  for (const key of keys) await userEvent.keyboard(`{${names[key]}}`);
}
