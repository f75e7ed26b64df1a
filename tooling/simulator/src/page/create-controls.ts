import type { Device } from '../device/device';
import { deviceModels } from '../device/device-models';
import type { DeviceState } from '../device/device-state';
import { parentalLimits } from '../device/parental-lock';
import type { SimulatorDriver } from '../device/simulator-driver';
import { withChosen } from './choose';
import { element } from './element';
import { readPayload } from './read-payload';
import type { Choice } from './simulator-setup';

/** A switch: what it is called, how it is read from the state, and what it does. */
interface Switch {
  readonly label: string;
  readonly isOn: (state: DeviceState) => boolean;
  readonly set: (isOn: boolean) => void;
}

function switchesOf(device: Device, driver: SimulatorDriver): readonly Switch[] {
  const { target, hasPointer } = device.model;
  const inFront: Switch = {
    label: 'In front',
    isOn: (state) => state.stage === 'running',
    set: (isOn) => (isOn ? driver.resume() : driver.suspend()),
  };
  const keyboard: Switch = {
    label: 'Keyboard shown',
    isOn: (state) => state.isKeyboardShown,
    set: driver.setKeyboard,
  };
  return [
    { label: 'Network', isOn: (state) => state.isOnline, set: driver.setNetwork },
    ...(target === 'hbbtv' ? [] : [inFront]),
    ...(hasPointer
      ? [{ label: 'Pointer', isOn: (state: DeviceState) => state.isPointerShown, set: driver.setPointer }]
      : []),
    ...(target === 'hbbtv' ? [] : [keyboard]),
    { label: 'Voice guide', isOn: (state) => state.isVoiceGuideOn, set: driver.setVoiceGuide },
    { label: 'Captions', isOn: (state) => state.areCaptionsOn, set: driver.setCaptions },
    { label: 'Storage takes', isOn: (state) => state.isStorageWritable, set: driver.setStorage },
  ];
}

function section(title: string, children: readonly HTMLElement[]): HTMLElement {
  return element('section', { class: 'panel' }, [element('h2', {}, [title]), ...children]);
}

function createSwitches(device: Device, driver: SimulatorDriver): HTMLElement {
  const rows = switchesOf(device, driver).map(({ label, isOn, set }) => {
    const input = element('input', { type: 'checkbox', role: 'switch' }) as HTMLInputElement;
    input.addEventListener('change', () => set(input.checked));
    const show = (state: DeviceState): void => {
      input.checked = isOn(state);
    };
    show(device.state());
    device.subscribe(show);
    return element('label', { class: 'switch' }, [label, input, element('span', { class: 'track' })]);
  });
  return element('div', {}, rows);
}

function button(label: string, click: () => void, kind = 'quiet'): HTMLElement {
  return element('button', { type: 'button', class: kind, click }, [label]);
}

function createStart(device: Device, driver: SimulatorDriver): HTMLElement {
  const { target } = device.model;
  if (target === 'hbbtv')
    return section('Start', [
      button('By the channel (red button)', () => driver.launch({ start: 'red-button' }), 'strong'),
      button('From the portal', () => driver.launch({ start: 'portal' })),
    ]);
  const field = element('textarea', {
    rows: '3',
    spellcheck: 'false',
    placeholder: '{"path": "/serie/…"}',
    'aria-label': 'Payload of the start',
  }) as HTMLTextAreaElement;
  const start = (kind: 'cold' | 'warm') => () => driver.launch({ kind, payload: readPayload(field.value) });
  return section('Start', [
    field,
    element('div', { class: 'pair' }, [button('Start', start('cold'), 'strong'), button('Call again', start('warm'))]),
  ]);
}

function createChannels(device: Device, driver: SimulatorDriver): HTMLElement {
  const select = element(
    'select',
    { 'aria-label': 'Channel' },
    device.channels.map((name, index) => element('option', { value: String(index) }, [`${index + 1}  ${name}`])),
  ) as HTMLSelectElement;
  select.addEventListener('change', () => driver.setChannel(Number(select.value)));
  device.subscribe(({ channel }) => {
    select.value = String(channel);
  });
  return section('Broadcast', [select, createParentalLimit(device, driver)]);
}

function createParentalLimit(device: Device, driver: SimulatorDriver): HTMLElement {
  const options = parentalLimits.map((years) =>
    element('option', { value: String(years) }, [years === 0 ? 'No parental limit' : `Locked from ${years} years`]),
  );
  const select = element('select', { 'aria-label': 'Parental control' }, options) as HTMLSelectElement;
  select.addEventListener('change', () => driver.setParentalLimit(Number(select.value)));
  device.subscribe(({ parentalLimitAge }) => {
    select.value = String(parentalLimitAge);
  });
  return select;
}

/** The choice of a model, which opens the simulator anew. */
export function createModelChoice(device: Device): HTMLElement {
  const { target, id } = device.model;
  const options = deviceModels[target].map((model) =>
    element('option', { value: model.id, selected: model.id === id ? '' : undefined }, [model.title]),
  );
  const select = element('select', { 'aria-label': 'Model of the set', class: 'model' }, options) as HTMLSelectElement;
  select.addEventListener('change', () => {
    window.location.search = withChosen(window.location.search, 'model', select.value);
  });
  return select;
}

/** Selects of what the application can be, each of which opens the simulator anew. */
function createChoices(choices: readonly Choice[]): HTMLElement {
  const chosen = new URLSearchParams(window.location.search);
  const selects = choices.map(({ name, label, options, chosen: usual }) => {
    const value = chosen.get(name) ?? usual;
    const made = options.map((option) =>
      element('option', { value: option.value, selected: option.value === value ? '' : undefined }, [option.title]),
    );
    const select = element('select', { 'aria-label': label }, made) as HTMLSelectElement;
    select.addEventListener('change', () => {
      window.location.search = withChosen(window.location.search, name, select.value);
    });
    return select;
  });
  return section('App', selects);
}

/** Everything that can be done to the set but by its remote. */
export function createControls(device: Device, driver: SimulatorDriver, choices: readonly Choice[]): HTMLElement {
  return element('div', { class: 'controls' }, [
    createStart(device, driver),
    ...(choices.length === 0 ? [] : [createChoices(choices)]),
    ...(device.model.target === 'hbbtv' ? [createChannels(device, driver)] : []),
    section('Set', [createSwitches(device, driver), button('Leave it idle', driver.showScreenSaver)]),
  ]);
}
