import { AppError } from '@fjernsyn/kernel';
import { type Clock, castErrors } from '@fjernsyn/platform';
import type { SenderNamespace, SenderWindow } from './sender-namespace';

/** Where the sender's script lies: Google's address, as a browser takes no other. */
export const senderUrl = 'https://www.gstatic.com/cv/js/sender/v1/cast_sender.js?loadCastFramework=1';

const senderTimeoutMs = 15_000;

/**
 * Fetches the sender's script, which fetches its parts and then calls the page. Rejects with `cast/unreachable` where they do not come, and with
 * `cast/unavailable` where the browser cannot cast.
 */
export function loadSender(window: SenderWindow, clock: Pick<Clock, 'after'>): Promise<SenderNamespace> {
  const ready = senderOf(window);
  if (ready) return Promise.resolve(ready);
  return new Promise((resolve, reject) => {
    const script = window.document.createElement('script');
    const fail = (code: 'cast/unreachable' | 'cast/unavailable', why: string): void => {
      stop();
      script.remove();
      reject(new AppError(code, { facts: { why } }));
    };
    const stop = clock.after(senderTimeoutMs, () => fail(castErrors.unreachable, 'script-timeout'));
    window.__onGCastApiAvailable = (isAvailable) => {
      const sender = isAvailable ? senderOf(window) : undefined;
      if (!sender) return fail(castErrors.unavailable, 'sender-unavailable');
      stop();
      resolve(sender);
    };
    script.addEventListener('error', () => fail(castErrors.unreachable, 'script-unreachable'));
    script.async = true;
    script.src = senderUrl;
    window.document.head.appendChild(script);
  });
}

function senderOf({ cast, chrome }: SenderWindow): SenderNamespace | undefined {
  const framework = cast?.framework;
  const media = chrome?.cast?.media;
  return framework && media && { framework, media };
}
