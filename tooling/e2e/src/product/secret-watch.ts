import type { BrowserPage } from '../driver/browser-page';

interface NotingWindow {
  noted?: Set<string>;
}

/** Notes all that stands in an attribute, is logged, thrown, or goes into an address, as long as a page lives; runs inside it before the app. */
function noteAll(): void {
  const noted = new Set<string>();
  (window as NotingWindow).noted = noted;
  const noteElement = (element: Element): void => {
    for (const { name, value } of Array.from(element.attributes)) noted.add(`attribute ${name}=${value}`);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') noteElement(target as Element);
      for (const node of Array.from(addedNodes)) {
        if (!(node instanceof Element)) continue;
        noteElement(node);
        for (const inner of Array.from(node.querySelectorAll('*'))) noteElement(inner);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
  for (const level of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    const told = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      noted.add(
        `console ${words.map((word) => (word instanceof Error ? word.stack : JSON.stringify(word))).join(' ')}`,
      );
      told(...words);
    };
  }
  for (const name of ['pushState', 'replaceState'] as const) {
    const go = history[name].bind(history);
    history[name] = (...to: Parameters<History['pushState']>) => {
      noted.add(`address ${JSON.stringify(to)}`);
      go(...to);
    };
  }
  window.addEventListener('error', ({ message }) => noted.add(`error ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => noted.add(`rejection ${String(reason)}`));
}

/** What was noted, and what the page keeps elsewhere than in its session. */
const noted = () => [
  ...Array.from((window as NotingWindow).noted ?? []),
  `cookie ${document.cookie}`,
  ...Object.entries(sessionStorage).map((entry) => `visit ${entry.join('=')}`),
  ...Object.entries(localStorage)
    .filter(([name]) => name !== 'fjernsyn.session')
    .map((entry) => `store ${entry.join('=')}`),
];

/** Begins to note; before the page is opened. */
export async function watchForSecrets(page: BrowserPage): Promise<void> {
  await page.beforeLoad(noteAll);
}

/** Where one of the secrets has come to since its page was opened: attributes, logs, errors, addresses, what is kept, and what was asked for. */
export async function leaksOf(page: BrowserPage, secrets: readonly string[]): Promise<readonly string[]> {
  const urls = page.requests.map(({ url }) => `request ${url}`);
  const all = [...(await page.evaluate(noted)), ...urls, ...page.consoleErrors.map((error) => `engine ${error}`)];
  // Apart from what they are part of by chance, as a PIN is of a moment in ms.
  const words = secrets.map((secret) => new RegExp(`(?<![A-Za-z0-9])${secret}(?![A-Za-z0-9])`));
  return all.filter((text) => words.some((word) => word.test(text)));
}

/** Every secret of the session that a page keeps; none where nobody is signed in. */
export async function secretsOf(page: BrowserPage): Promise<readonly string[]> {
  const session = JSON.parse(await page.evaluate(() => localStorage.getItem('fjernsyn.session') ?? '{}')) as {
    readonly isAnonymous?: boolean;
    readonly tokens?: readonly { readonly value: string }[];
    readonly identity?: { readonly refreshToken: string; readonly identityToken?: string };
  };
  const { isAnonymous, tokens = [], identity } = session;
  // On a slow machine the tokens that anybody is given may be there already.
  if (isAnonymous === true) return [];
  return [...tokens.map(({ value }) => value), identity?.refreshToken, identity?.identityToken].filter(
    (secret): secret is string => secret !== undefined,
  );
}
