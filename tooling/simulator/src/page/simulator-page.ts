import { createDevice } from '../device/device';
import { modelOf } from '../device/device-models';
import { keyboardKey } from '../device/keyboard-keys';
import { createSimulatorDriver, type SimulatorDriver } from '../device/simulator-driver';
import { createControls, createModelChoice } from './create-controls';
import { createLog } from './create-log';
import { createRemote } from './create-remote';
import { createStage } from './create-stage';
import { element } from './element';
import { followBuilds } from './follow-builds';
import type { SimulatorSetup } from './simulator-setup';

declare global {
  interface Window {
    fjernsynSimulator?: SimulatorDriver;
  }
}

const titles = { tizen: 'Tizen', webos: 'webOS', hbbtv: 'HbbTV' } as const;
const channels = ['Fjern 1', 'Fjern 2', 'Fjern Nyt', 'Fjern Børn'];

/** Builds the page around a set and starts the application on it. */
function openSimulator(setup: SimulatorSetup): void {
  const parameters = new URLSearchParams(window.location.search);
  const device = createDevice({
    model: modelOf(setup.target, parameters.get('model')),
    privileges: setup.privileges,
    channels,
    state: {
      tuner: setup.target === 'hbbtv' ? 'presenting' : 'none',
      hasMediaSource: parameters.get('without') !== 'media-source',
    },
    now: () => performance.now(),
  });
  const stage = createStage(device, setup);
  const driver = createSimulatorDriver(device, stage, window);
  const remote = createRemote(device, driver.move);
  const onKeyboard: Parameters<typeof device.onKeyboard>[0] = (key, phase) => {
    remote.light(key, phase !== 'up');
    driver.move(key, phase);
  };
  device.onKeyboard(onKeyboard);
  for (const type of ['keydown', 'keyup'] as const) {
    window.addEventListener(type, (event) => {
      const isAtControl = (event.target as Element).closest('textarea, select, input, button:not([data-key])') !== null;
      const key = isAtControl ? undefined : keyboardKey(event);
      if (key === undefined) return;
      event.preventDefault();
      onKeyboard(key, type === 'keyup' ? 'up' : event.repeat ? 'repeat' : 'down');
    });
  }

  const mark = element('span', { class: 'mark', 'aria-hidden': 'true' });
  const name = element('h1', {}, [
    mark,
    `${setup.appName} `,
    element('em', {}, [`simulator for ${titles[setup.target]}`]),
  ]);
  document.title = `${setup.appName} on ${titles[setup.target]}`;
  document.body.append(
    element('header', { class: 'top' }, [name, createModelChoice(device)]),
    element('main', {}, [
      element('div', { class: 'left' }, [stage.element, createLog(device)]),
      remote.element,
      createControls(device, driver, setup.choices),
    ]),
  );
  if (setup.restartsUrl !== null) followBuilds(setup.restartsUrl, driver);
  window.fjernsynSimulator = driver;
  const path = parameters.get('path');
  if (!parameters.has('idle'))
    driver.launch({
      ...(path === null ? {} : { payload: { path } }),
      start: parameters.get('start') === 'portal' ? 'portal' : 'red-button',
    });
}

openSimulator(JSON.parse(document.getElementById('setup')?.textContent ?? '') as SimulatorSetup);
