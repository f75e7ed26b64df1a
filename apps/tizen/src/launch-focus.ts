/**
 * Gives the page something that has focus from its first moment, named by the product, as the voice guide of Samsung's sets reads nothing at all
 * in a page that has no element with `autofocus` when it opens (every year). It goes when focus goes to the first screen.
 */
export function addLaunchFocus({ document }: Window): void {
  const start = document.createElement('button');
  start.setAttribute('autofocus', '');
  start.setAttribute('aria-label', document.title);
  // What is not displayed is not read.
  start.style.cssText = 'position:absolute;opacity:0';
  start.addEventListener('blur', () => start.remove());
  document.body.appendChild(start);
  start.focus();
}
