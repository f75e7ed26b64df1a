import type { Device, KeyAnswer } from './device';
import type { SimulatorKey } from './simulator-key';

/** What a button of the set itself can bring about. */
export interface SetActions {
  start(): void;
  /** Opens a deep link, in the application that runs or in a new one. */
  open(payload: unknown): void;
  suspend(): void;
  resume(): void;
  /** Ends the application from outside. */
  end(why: string): void;
  setChannel(index: number): void;
}

/** What became of a button: the set used it for itself, or it goes on to the application. */
export type SetAnswer = KeyAnswer | 'for-the-application';

const arrows: readonly SimulatorKey[] = ['up', 'down', 'left', 'right'];
const kept = (why: string): KeyAnswer => ({ isDelivered: false, why });

function answerQuestion(device: Device, actions: SetActions, key: SimulatorKey): KeyAnswer {
  const { exitAnswer } = device.state();
  if (key === 'left' || key === 'right') device.update({ exitAnswer: key === 'left' ? 'stay' : 'leave' });
  if (key === 'back' || (key === 'ok' && exitAnswer === 'stay'))
    device.update({ isAskingToExit: false, exitAnswer: 'stay' });
  if (key === 'ok' && exitAnswer === 'leave') actions.end('the viewer left by the set’s question');
  return kept('the set’s question has it');
}

function leaveByExit(device: Device, actions: SetActions): SetAnswer {
  switch (device.model.target) {
    case 'tizen':
      if (device.state().registeredKeys.includes('Exit')) return 'for-the-application';
      actions.end('the viewer left by Exit');
      return kept('Exit ends the application');
    case 'webos':
      actions.suspend();
      return kept('live TV is shown');
    case 'hbbtv':
      actions.end('the viewer left by Exit');
      return kept('Exit ends the application');
  }
}

function zap(device: Device, actions: SetActions, by: number): KeyAnswer {
  const { channel } = device.state();
  actions.setChannel((channel + by + device.channels.length) % device.channels.length);
  return kept('the set changes the channel');
}

/** The set's home: arrows walk the application's preview, OK opens what they are on. */
function walkHome(device: Device, actions: SetActions, key: SimulatorKey): KeyAnswer {
  const { stage, preview, previewChoice } = device.state();
  const tile = preview[previewChoice];
  const step = key === 'right' ? 1 : key === 'left' ? -1 : 0;
  if (step !== 0) device.update({ previewChoice: Math.max(-1, Math.min(preview.length - 1, previewChoice + step)) });
  else if (key === 'ok' && tile !== undefined) {
    device.update({ previewChoice: -1 });
    actions.open(tile.actionData);
  } else if (key === 'ok' || key === 'home') {
    if (stage === 'launcher') actions.start();
    else actions.resume();
  }
  return kept(stage === 'launcher' ? 'no application runs' : 'the application is behind something else');
}

/** Gives a button that goes down to the set first: what it keeps for itself never reaches the application. */
export function offerToSet(device: Device, actions: SetActions, key: SimulatorKey): SetAnswer {
  const { target } = device.model;
  const state = device.state();
  if (state.isAskingToExit) return answerQuestion(device, actions, key);
  if (state.stage !== 'running') return walkHome(device, actions, key);
  if (key === 'home') {
    actions.suspend();
    return kept('Home is shown');
  }
  if (key === 'exit') return leaveByExit(device, actions);
  if (target === 'hbbtv' && (key === 'channelUp' || key === 'channelDown'))
    return zap(device, actions, key === 'channelUp' ? 1 : -1);
  if (state.isKeyboardShown && key === 'back') {
    device.update({ isKeyboardShown: false });
    return kept('the set’s keyboard closes');
  }
  if (target === 'webos' && state.isPointerShown && arrows.includes(key)) device.update({ isPointerShown: false });
  return 'for-the-application';
}
