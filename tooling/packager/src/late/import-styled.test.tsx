import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importStyled } from './import-styled';

const sheet = './assets/late.css';
const script = { Screen: 'the screen' };
interface Detached {
  readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>(`link[href="${sheet}"]`)];

beforeEach(() => {
  // Sheets are not fetched here, and each test says what becomes of them.
  (window as unknown as Detached).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  document.head.innerHTML = '<link rel="stylesheet" href="./assets/main.css"><style id="theme"></style>';
});
afterEach(() => {
  document.head.innerHTML = '';
});

/** Calls, and says what became of it. */
function call(sheets: readonly string[] = [sheet]) {
  const outcome = vi.fn<(value: unknown) => void>();
  void importStyled(async () => script, sheets, './assets/late.js').then(outcome, (failure: Error) =>
    outcome(failure.message),
  );
  return outcome;
}

const end = (type: 'load' | 'error'): void => {
  links()[0]?.dispatchEvent(new Event(type));
};

it('[PK221] resolves once the sheet of a late script has loaded too', async () => {
  const outcome = call();
  await Promise.resolve();
  expect(outcome).not.toHaveBeenCalled();
  end('load');
  await expect.poll(() => outcome.mock.calls).toEqual([[script]]);
});

it('[PK221] lays late sheets between the first one and the theme', () => {
  call();
  expect([...document.head.children].map(({ tagName, id }) => id || tagName)).toEqual(['LINK', 'LINK', 'theme']);
});

it('[PK221] links a sheet once for all who wait for it', async () => {
  const outcomes = [call(), call()];
  expect(links()).toHaveLength(1);
  end('load');
  for (const outcome of outcomes) await expect.poll(() => outcome.mock.calls).toEqual([[script]]);
});

it('[PK221] does not wait for a sheet that has loaded', async () => {
  call();
  const [link] = links();
  if (link) Object.defineProperty(link, 'sheet', { value: {} });
  const outcome = call();
  await expect.poll(() => outcome.mock.calls).toEqual([[script]]);
});

it('[PK222] rejects for a sheet that fails, and fetches it anew at the next call', async () => {
  const failed = call();
  end('error');
  await expect.poll(() => failed.mock.calls).toEqual([['./assets/late.js could not be loaded.']]);
  expect(links()).toEqual([]);
  const next = call();
  end('load');
  await expect.poll(() => next.mock.calls).toEqual([[script]]);
});

it('[PK320] says which file failed, and why', async () => {
  const cause = new TypeError('Failed to fetch');
  const failed = importStyled(() => Promise.reject(cause), [], './assets/late.js');
  await expect(failed).rejects.toMatchObject({ lateFile: './assets/late.js', cause });
  const unstyled = importStyled(async () => script, [sheet], './assets/late.js');
  end('error');
  await expect(unstyled).rejects.toMatchObject({
    lateFile: './assets/late.js',
    cause: { message: `${sheet} could not be loaded.` },
  });
});
