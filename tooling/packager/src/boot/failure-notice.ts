// biome-ignore-all lint: this runs in any browser, so it is written in ES3.

/** Why the app is not there: its scripts did not load, or the browser is too old for them. */
export type Failure = 'load' | 'engine';

/** Moves the page's hidden notice of a failure into an empty root, with a focused button that loads the page again. */
export function showFailure(root: HTMLElement, failure: Failure, reload: () => void): void {
  var notice = document.getElementById('failure-' + failure);
  // An app that is already on screen tells its own troubles.
  if (root.querySelector('[data-opening]')) root.textContent = '';
  if (notice === null || root.firstElementChild) return;
  root.appendChild(notice);
  // A page that waits for its viewer hides it.
  root.removeAttribute('hidden');
  notice.id = 'boot-failure';
  notice.removeAttribute('hidden');
  // Readable across a room, whether the stylesheet came or not.
  var style = notice.style;
  style.padding = '2em';
  style.font = '1.5em sans-serif';
  style.textAlign = 'center';
  style.background = '#fff';
  style.color = '#000';
  var button = notice.querySelector('button') as HTMLButtonElement;
  button.style.fontSize = 'inherit';
  button.onclick = reload;
  button.focus();
}
