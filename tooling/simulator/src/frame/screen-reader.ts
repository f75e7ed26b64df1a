import type { ConnectedDevice } from '../device/device';
import type { AppWindow } from './app-window';

const roles: Readonly<Record<string, string>> = { BUTTON: 'button', A: 'link', INPUT: 'text field' };

/** Whether readers are kept from an element by itself. */
function isHidden(element: Element): boolean {
  if (element.getAttribute('aria-hidden') === 'true') return true;
  const { display, visibility } = element.ownerDocument.defaultView?.getComputedStyle(element) ?? {};
  return display === 'none' || visibility === 'hidden';
}

function isWithinHidden(element: Element): boolean {
  return isHidden(element) || (element.parentElement !== null && isWithinHidden(element.parentElement));
}

function wordsOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  if (node.nodeType !== 1 || isHidden(node as Element)) return '';
  return Array.from(node.childNodes, wordsOf).join('');
}

/** What is seen and heard of an element's text. */
function textOf(element: Element): string {
  return wordsOf(element).replace(/\s+/g, ' ').trim();
}

function nameOf(element: Element): string {
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
  const named = ids.map((id) => {
    const label = element.ownerDocument.getElementById(id);
    return label === null ? '' : textOf(label);
  });
  return element.getAttribute('aria-label') ?? (ids.length > 0 ? named.join(' ') : textOf(element));
}

/** What a set's reader says of an element: its name and its role. States other than in the name it does not know. */
export function spokenFor(element: Element): string {
  const role = element.getAttribute('role') ?? roles[element.tagName.toUpperCase()] ?? '';
  return [nameOf(element), role].filter((part) => part !== '').join(', ');
}

/** Reads what takes the focus, and what live regions come to say, while the voice guide is on. */
export function installScreenReader(window: AppWindow, device: ConnectedDevice): void {
  const { document } = window;
  const say = (name: string, text: string): void => {
    if (device.state().isVoiceGuideOn && text !== '') device.record({ kind: 'speech', name, given: text });
  };
  const sayFocused = (): void => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body || isWithinHidden(activeElement)) return;
    say('focus', spokenFor(activeElement));
  };
  document.addEventListener('focusin', sayFocused, true);
  device.subscribe((state, previous) => {
    if (state.isVoiceGuideOn && !previous.isVoiceGuideOn) sayFocused();
  });
  const live = new window.MutationObserver((changes) => {
    const regions = new Set(changes.map(({ target }) => regionOf(target)));
    for (const region of regions) if (region !== null && !isWithinHidden(region)) say('live region', textOf(region));
  });
  live.observe(document, { subtree: true, childList: true, characterData: true });
}

function regionOf(node: Node): Element | null {
  const element = node.nodeType === 1 ? (node as Element) : node.parentElement;
  return element?.closest('[aria-live="polite"], [aria-live="assertive"], [role="alert"], [role="status"]') ?? null;
}
