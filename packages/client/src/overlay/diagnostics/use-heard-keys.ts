import { useEffect, useState } from 'react';
import { useClient } from '../../application-context';
import { type HeardKey, hearKey, type KeySignal } from './heard-keys';

/** The buttons that came last, the newest first; nobody else hears less of them. They are forgotten with the screen. */
export function useHeardKeys(): readonly HeardKey[] {
  const { clock, support } = useClient().application;
  const [heard, setHeard] = useState<readonly HeardKey[]>([]);
  useEffect(() => {
    const hear = (signal: KeySignal): void => setHeard((before) => hearKey(before, signal));
    const down = (event: KeyboardEvent): void => {
      const { keyCode: code, repeat: isRepeat } = event;
      hear({ type: 'down', name: nameOf(event), code, isRepeat, at: clock.now() });
    };
    const up = ({ keyCode: code }: KeyboardEvent): void => hear({ type: 'up', code, at: clock.now() });
    // Order: before the keypad, which keeps to itself what it types, and before the remote control, which tells what a button means.
    window.addEventListener('keydown', down, true);
    window.addEventListener('keyup', up, true);
    const stop = support.hear((key) => hear({ type: 'meant', key }));
    return () => {
      window.removeEventListener('keydown', down, true);
      window.removeEventListener('keyup', up, true);
      stop();
    };
  }, [clock, support]);
  return heard;
}

/** The space bar's name is a space; engines before Chromium 51 tell no names. */
function nameOf({ key, code }: { readonly key?: string; readonly code?: string }): string {
  const name = key?.trim() || code || '';
  return name === 'Unidentified' ? '' : name;
}
