/** What a file of tests may change of a window that it shares. */
export type SharedWindow = Pick<Window, 'document' | 'history' | 'localStorage' | 'sessionStorage'>;

/** How large the window of a test is that asks for no other. */
const usualSize = { innerWidth: 1024, innerHeight: 768 };

/** Leaves of a window's page what nobody has put there: styles of modules stay, as a thread reads each module once. */
export function freshPage(window: SharedWindow): void {
  const { document, history, localStorage, sessionStorage } = window;
  for (const child of document.head.querySelectorAll(':scope > :not(style[data-vite-dev-id])')) child.remove();
  document.body.textContent = '';
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  Object.assign(window, usualSize);
}
