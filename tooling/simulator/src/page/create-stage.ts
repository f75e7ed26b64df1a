import type { Device } from '../device/device';
import type { Area, DeviceState, SimulatedTarget } from '../device/device-state';
import { isProgrammeLocked } from '../device/parental-lock';
import type { ApplicationFrame } from '../device/simulator-driver';
import type { DeviceFrame } from '../frame/device-frame';
import { element, empty } from './element';
import { showPointerOnMove } from './show-pointer-on-move';
import type { SimulatorSetup } from './simulator-setup';

/** The screen of the set: the broadcast, the application before it, and what the set lays over both. */
export interface Stage extends ApplicationFrame {
  readonly element: HTMLElement;
}

/** From one tile of a preview to the next, on the plane of the set. */
const previewStepPx = 424;

/** The application that the screen shows: its name, and the address of its page. */
export type StagedApplication = Pick<SimulatorSetup, 'appName' | 'appUrl'>;

function homeTexts(target: SimulatedTarget, name: string) {
  switch (target) {
    case 'tizen':
      return { home: 'Smart Hub', start: `OK starts ${name}`, back: `OK leads back to ${name}` };
    case 'webos':
      return { home: 'Home', start: `OK starts ${name}`, back: `OK leads back to ${name}` };
    case 'hbbtv':
      return { home: '', start: `${name} has ended. OK starts it again`, back: '' };
  }
}

function createQuestion(): HTMLElement {
  return element('div', { class: 'question', role: 'dialog', 'aria-label': 'Exit the app?' }, [
    element('p', {}, ['Do you want to exit the app?']),
    element('div', { class: 'answers' }, [
      element('span', { 'data-answer': 'stay' }, ['Cancel']),
      element('span', { 'data-answer': 'leave' }, ['Exit']),
    ]),
  ]);
}

function createBroadcast(device: Device): HTMLElement {
  const number = element('span', { class: 'number' });
  const name = element('span', { class: 'name' });
  const clock = element('span', { class: 'clock' });
  const show = ({ channel }: DeviceState): void => {
    number.textContent = String(channel + 1);
    name.textContent = device.channels[channel] ?? '';
  };
  const tick = (): void => {
    clock.textContent = new Date().toLocaleTimeString('da-DK', {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  };
  show(device.state());
  tick();
  device.subscribe(show);
  window.setInterval(tick, 1000);
  const sun = element('span', { class: 'sun' });
  return element('div', { class: 'broadcast', 'aria-label': 'Broadcast' }, [
    sun,
    element('p', {}, [number, name, clock]),
    element('div', { class: 'lock' }, ['Locked: the set asks for its PIN']),
  ]);
}

function placeArea(
  target: HTMLElement,
  area: Area | null,
  plane: { readonly width: number; readonly height: number },
): void {
  const { left, top, width, height } = area ?? { left: 0, top: 0, ...plane };
  Object.assign(target.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}

function createHome(device: Device, name: string): HTMLElement {
  const { home, start, back } = homeTexts(device.model.target, name);
  const hint = element('p');
  const row = element('div', { class: 'preview' });
  const show = (state: DeviceState, previous?: DeviceState): void => {
    hint.textContent = state.stage === 'launcher' ? start : back;
    if (state.preview !== previous?.preview) {
      empty(row);
      row.append(
        ...state.preview.map(({ title, imageUrl }) =>
          element('figure', {}, [element('img', { src: imageUrl, alt: '' }), element('figcaption', {}, [title])]),
        ),
      );
    }
    Array.from(row.children).forEach((tile, index) => {
      (tile as HTMLElement).dataset.chosen = String(index === state.previewChoice);
    });
    row.style.transform = `translateX(${-Math.max(0, state.previewChoice - 2) * previewStepPx}px)`;
  };
  show(device.state());
  device.subscribe(show);
  return element('div', { class: 'home' }, [element('h3', {}, [home]), hint, row]);
}

/** Builds the screen at the size of the set's plane and scales it to the room that it gets. */
export function createStage(device: Device, { appName, appUrl }: StagedApplication): Stage {
  const { plane, target, hasPointer } = device.model;
  const frame = element('iframe', {
    title: 'Application',
    allow: 'autoplay; encrypted-media; fullscreen',
  }) as DeviceFrame;
  const broadcast = createBroadcast(device);
  const home = createHome(device, appName);
  const question = createQuestion();
  const screen = element('div', { class: 'screen' }, [broadcast, frame, home, question]);
  const room = element('div', { class: 'stage', 'data-target': target }, [screen]);
  Object.assign(screen.style, { width: `${plane.width}px`, height: `${plane.height}px` });
  frame.width = String(plane.width);
  frame.height = String(plane.height);

  const show = (state: DeviceState): void => {
    room.dataset.stage = state.stage;
    room.dataset.tuner = state.tuner;
    room.dataset.locked = String(isProgrammeLocked(state));
    room.dataset.question = state.isAskingToExit ? state.exitAnswer : 'none';
    room.dataset.shown = String(state.isApplicationShown);
    room.dataset.pointer = String(state.isPointerShown);
    placeArea(broadcast, state.broadcastArea, plane);
  };
  const fit = (): void => {
    room.style.height = `${(room.clientWidth * plane.height) / plane.width}px`;
    const scale = Math.min(room.clientWidth / plane.width, room.clientHeight / plane.height);
    // Whole pixels: in a part of one, at an edge, an engine shows what the application has scrolled under its header.
    const width = Math.round(plane.width * scale);
    const height = Math.round(plane.height * scale);
    screen.style.transform = `scale(${width / plane.width}, ${height / plane.height})`;
    screen.style.left = `${Math.floor((room.clientWidth - width) / 2)}px`;
  };
  show(device.state());
  device.subscribe(show);
  if (hasPointer) showPointerOnMove(room, device);
  window.addEventListener('resize', fit);
  if (typeof ResizeObserver === 'function') new ResizeObserver(fit).observe(room);
  return {
    element: room,
    load: () => {
      frame.fjernsynDevice = device;
      frame.src = appUrl;
      frame.addEventListener('load', () => frame.contentWindow?.focus(), { once: true });
    },
    unload: () => {
      device.disconnect();
      frame.src = 'about:blank';
    },
  };
}
