import { randomInt } from 'node:crypto';
import { firstIntervalSeconds } from '../identity/poll-pace';
import type { RouteDeps, ServiceApp } from '../server/bindings';
import { newest } from '../state/newest';
import type { DeviceCodeState } from '../state/service-state';
import { isPinOf, issueAccountTokens, scopesOf } from '../tokens/account-tokens';
import { forAccount } from '../tokens/secured';
import { toTokens } from '../tokens/token-book';
import { bodyOf } from './json-body';

/** Letters and digits that are not taken for one another. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const longestDeviceId = 200;
const mostCodes = 1_000;

type Codes = Readonly<Record<string, DeviceCodeState>>;

/** The older sign-in of a set: a code, its confirmation by whoever is signed in elsewhere, and tokens for it (C7.15). */
export function deviceCodeRoutes(app: ServiceApp, deps: RouteDeps): void {
  const { answerContext, guesses, store, tokens } = deps;
  const change = (to: (codes: Codes) => Codes): void =>
    store.update((state) => ({ ...state, deviceCodes: to(state.deviceCodes) }));

  app.post('/authorization/device/code', async (context) => {
    const { id } = await bodyOf(context);
    if (typeof id !== 'string' || id === '' || id.length > longestDeviceId)
      return context.json({ message: 'Enheden mangler et id' }, 400);
    const { nowAt } = answerContext(context);
    const { intervalSeconds, lifetimeSeconds } = deps.codes.read();
    const code = newCode(store.read().deviceCodes);
    change((codes) => ({
      ...newest(
        pick(codes, ({ deviceId, expiresAt }) => deviceId !== id && expiresAt > nowAt),
        mostCodes - 1,
      ),
      [code]: { deviceId: id, expiresAt: nowAt + lifetimeSeconds * 1_000 },
    }));
    // The set has a pace of its own, and is told of another.
    return context.json({ code, ...(intervalSeconds !== firstIntervalSeconds && { interval: intervalSeconds }) });
  });

  app.post('/authorization/device', async (context) => {
    const { id, code, pin, scopes } = await bodyOf(context);
    const known = codeOf(store.read().deviceCodes, code);
    if (known === undefined || known.deviceId !== id || known.expiresAt <= answerContext(context).nowAt)
      return context.json({ code: 2, message: 'Koden er udløbet' }, 400);
    const account = store.read().accounts[known.accountId ?? ''];
    if (account === undefined) return context.json({ code: 1, message: 'Koden er ikke bekræftet endnu' }, 400);
    const asked = scopesOf(scopes);
    if (asked.includes('Playback') && !isPinOf(account, pin, guesses))
      return context.json({ message: 'Forkert PIN' }, 401);
    change((codes) => pick(codes, (each) => each !== known));
    return context.json(toTokens(issueAccountTokens(tokens, account, asked)));
  });

  app.post(
    '/account/devices/authorization',
    forAccount(deps, 'Catalog', async (context, { account }) => {
      const { code } = await bodyOf(context);
      const subject = `code ${account.id}`;
      guesses.check(subject);
      const known = codeOf(store.read().deviceCodes, code);
      const isKnown = known !== undefined && known.expiresAt > answerContext(context).nowAt;
      // A code of one's own ends no count: it would let others be guessed for ever.
      if (!isKnown) guesses.noteWrong(subject);
      if (!isKnown) return context.json({ message: 'Koden findes ikke' }, 404);
      change((codes) => ({ ...codes, [normal(String(code))]: { ...known, accountId: account.id } }));
      return context.body(null, 204);
    }),
  );
}

/** Whatever case and spaces it was typed with. */
function codeOf(codes: Codes, sent: unknown): DeviceCodeState | undefined {
  return typeof sent === 'string' ? codes[normal(sent)] : undefined;
}

function normal(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '');
}

function newCode(taken: Codes): string {
  const code = Array.from({ length: 6 }, () => codeLetters[randomInt(codeLetters.length)]).join('');
  return Object.hasOwn(taken, code) ? newCode(taken) : code;
}

function pick(codes: Codes, isKept: (code: DeviceCodeState) => boolean): Codes {
  return Object.fromEntries(Object.entries(codes).filter(([, code]) => isKept(code)));
}
