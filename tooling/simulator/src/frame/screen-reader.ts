import type { ConnectedDevice } from '../device/device';
import type { AppWindow } from './app-window';

const roles: Readonly<Record<string, string>> = { BUTTON: 'button', A: 'link', INPUT: 'text field' };

function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
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
    if (activeElement !== null && activeElement !== document.body) say('focus', spokenFor(activeElement));
  };
  document.addEventListener('focusin', sayFocused, true);
  device.subscribe((state, previous) => {
    if (state.isVoiceGuideOn && !previous.isVoiceGuideOn) sayFocused();
  });
  const live = new window.MutationObserver((changes) => {
    const regions = new Set(changes.map(({ target }) => regionOf(target)));
    for (const region of regions) if (region !== null) say('live region', textOf(region));
  });
  live.observe(document, { subtree: true, childList: true, characterData: true });
}

function regionOf(node: Node): Element | null {
  const element = node.nodeType === 1 ? (node as Element) : node.parentElement;
  return element?.closest('[aria-live="polite"], [aria-live="assertive"], [role="alert"], [role="status"]') ?? null;
}
