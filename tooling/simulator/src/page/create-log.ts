import type { Device } from '../device/device';
import type { LogEntry, LogKind } from '../device/log-entry';
import { element, empty } from './element';
import { toClock } from './to-clock';

const mostRows = 400;
const kinds: readonly (readonly [LogKind, string])[] = [
  ['call', 'Calls'],
  ['event', 'Events'],
  ['key', 'Keys'],
  ['speech', 'Speech'],
  ['set', 'Set'],
];

function rowFor({ atMs, kind, name, given, answer, isRefused }: LogEntry): HTMLElement {
  return element('li', { 'data-kind': kind, 'data-refused': isRefused ? '' : undefined }, [
    element('time', {}, [toClock(atMs)]),
    element('span', { class: 'what' }, [
      element('b', {}, [name]),
      given === '' ? null : element('span', { class: 'given' }, [` ${given}`]),
      answer === '' ? null : element('span', { class: 'answer' }, [` → ${answer}`]),
    ]),
  ]);
}

/** The live log: what was asked of the set, what it told, and what was pressed and said; kinds can be hidden. */
export function createLog(device: Device): HTMLElement {
  const list = element('ol', { class: 'lines', role: 'log', 'aria-label': 'What the application asked of the set' });
  const add = (entry: LogEntry): void => {
    // A reader who has scrolled up stays there.
    const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 8;
    list.append(rowFor(entry));
    if (list.childElementCount > mostRows) list.firstElementChild?.remove();
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  };
  for (const entry of device.log()) add(entry);
  device.onRecord(add);
  const choices = kinds.map(([kind, label]) => {
    const choice = element('button', { type: 'button', 'aria-pressed': 'true', 'data-kind': kind, tabindex: '0' }, [
      label,
    ]);
    choice.addEventListener('click', () => {
      const isShown = choice.getAttribute('aria-pressed') !== 'true';
      choice.setAttribute('aria-pressed', String(isShown));
      if (isShown) list.removeAttribute(`data-without-${kind}`);
      else list.setAttribute(`data-without-${kind}`, '');
    });
    return choice;
  });
  const clear = element('button', { type: 'button', class: 'clear', click: () => empty(list) }, ['Clear']);
  return element('section', { class: 'log' }, [
    element('header', {}, [element('h2', {}, ['Log']), element('div', { class: 'choices' }, choices), clear]),
    list,
  ]);
}
