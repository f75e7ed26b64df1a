import { expect, it } from 'vitest';
import { openSet } from '../testing/open-set';
import { installLunaBridge } from './luna-bridge';

interface Bridge {
  onservicecallback: ((answer: string) => void) | null;
  call(uri: string, text: string): void;
  cancel(): void;
}

function setUp() {
  const opened = openSet('webos');
  installLunaBridge(opened.window, opened.connected);
  const { PalmServiceBridge } = opened.window as unknown as { PalmServiceBridge: new () => Bridge };
  const ask = (uri: string, parameters: object | string = {}) => {
    const bridge = new PalmServiceBridge();
    const answers: { readonly [name: string]: unknown }[] = [];
    bridge.onservicecallback = (text) => answers.push(JSON.parse(text));
    bridge.call(uri, typeof parameters === 'string' ? parameters : JSON.stringify(parameters));
    const until = (count: number) => expect.poll(() => answers).toHaveLength(count);
    return { bridge, answers, until };
  };
  return { ...opened, ask };
}

it.each([
  ['luna://com.example.nothing/do', {}, 'Service does not exist'],
  ['luna://com.webos.service.tts/sing', {}, 'Unknown method'],
  ['luna://com.webos.service.tts/speak', '{', 'Malformed JSON'],
  ['luna://com.webos.service.tts/speak', {}, 'text'],
  ['luna://com.webos.applicationManager/launch', { id: 'other' }, 'not found'],
  ['luna://com.webos.settingsservice/getSystemSettings', { category: 'option', keys: ['smell'] }, 'no matched result'],
])('[SI44] refuses %s with %j as a set does', async (uri, parameters, words) => {
  const { ask, logged } = setUp();
  const { answers, until } = ask(uri, parameters);
  expect(answers).toEqual([]);
  await until(1);
  expect(answers[0]).toMatchObject({ returnValue: false, errorText: expect.stringContaining(words) });
  expect(logged()).toEqual([uri, `${uri} refused`]);
});

it('[SI83] answers nothing after a cancel', async () => {
  const { ask, device } = setUp();
  const { bridge, answers, until } = ask('luna://com.palm.connectionmanager/getStatus', { subscribe: true });
  await until(1);
  bridge.cancel();
  device.update({ isOnline: false });
  const { until: another } = ask('palm://com.palm.connectionmanager/getStatus');
  await another(1);
  expect(answers).toHaveLength(1);
});

it('[SI45] says words aloud while audio guidance is on', async () => {
  const { ask, device } = setUp();
  const said = () =>
    device
      .log()
      .filter(({ kind }) => kind === 'speech')
      .map(({ given }) => given);
  await ask('luna://com.webos.service.tts/speak', { text: 'unheard', clear: true }).until(1);
  device.update({ isVoiceGuideOn: true });
  await ask('luna://com.webos.service.tts/speak', { text: 'Natten', clear: true }).until(1);
  expect(said()).toEqual(['Natten']);
});

it('[SI45] tells whether audio guidance is on, and of a change to who subscribed', async () => {
  const { ask, device } = setUp();
  const settings = 'luna://com.webos.settingsservice/getSystemSettings';
  const { answers, until } = ask(settings, { category: 'option', keys: ['audioGuidance'], subscribe: true });
  await until(1);
  device.update({ isOnline: false });
  device.update({ isVoiceGuideOn: true });
  await until(2);
  expect(answers.map(({ settings: told }) => told)).toEqual([{ audioGuidance: 'off' }, { audioGuidance: 'on' }]);
});

it('[SI46] tells of the connection, and of each turn to who subscribed', async () => {
  const { ask, device } = setUp();
  const { answers, until } = ask('luna://com.webos.service.connectionmanager/getStatus', { subscribe: true });
  device.update({ isOnline: false });
  await until(2);
  expect(answers.map(({ isInternetConnectionAvailable }) => isInternetConnectionAvailable)).toEqual([true, false]);
  expect(answers[1]).toMatchObject({ wired: { state: 'disconnected' }, wifi: { state: 'disconnected' } });
});

it('[SI48] says what its model can do, names what it has no word for, and refuses to be asked nothing', async () => {
  const { ask } = setUp();
  const configs = 'luna://com.webos.service.config/getConfigs';
  const known = ask(configs, { configNames: ['tv.model.supportHDR', 'tv.smell'] });
  await known.until(1);
  expect(known.answers[0]).toMatchObject({
    configs: { 'tv.model.supportHDR': true },
    missingConfigs: ['tv.smell'],
  });
  const nothing = ask(configs);
  await nothing.until(1);
  expect(nothing.answers[0]).toMatchObject({ returnValue: false });
});

const register = 'luna://com.webos.service.tvpower/power/registerScreenSaverRequest';
const respond = 'luna://com.webos.service.tvpower/power/responseScreenSaverRequest';

it('[SI47] asks who registered before the screensaver, and keeps it away by a no', async () => {
  const { ask, device } = setUp();
  const { answers, until } = ask(register, { subscribe: true, clientName: 'a' });
  await until(1);
  device.update({ screenSaverCalls: 1 });
  await until(2);
  expect(answers[1]).toMatchObject({ state: 'Active', timestamp: '1' });
  await ask(respond, { clientName: 'a', ack: false, timestamp: '1' }).until(1);
  expect(device.state().isScreenSaverAllowed).toBe(false);
});

it('[SI47] refuses a name that is registered, over a reload too, until it is cancelled', async () => {
  const { ask, device } = setUp();
  const first = ask(register, { subscribe: true, clientName: 'a' });
  await first.until(1);
  const second = ask(register, { subscribe: true, clientName: 'a' });
  await second.until(1);
  expect(second.answers[0]).toMatchObject({ returnValue: false, errorText: 'a is already registered' });
  expect(device.state().screenSaverClients).toEqual(['a']);
  first.bridge.cancel();
  const third = ask(register, { subscribe: true, clientName: 'a' });
  await third.until(1);
  expect(third.answers[0]).toMatchObject({ returnValue: true });
});

it('[SI47] refuses to register without a name, and an answer of nobody', async () => {
  const { ask } = setUp();
  const nameless = ask(register, { subscribe: true });
  const nobody = ask(respond, { clientName: 'b', ack: false });
  await nameless.until(1);
  await nobody.until(1);
  expect(nameless.answers[0]).toMatchObject({ returnValue: false });
  expect(nobody.answers[0]).toMatchObject({ returnValue: false });
});

it('[SI48] says which system it is, refuses unknown facts, and keeps its number out of the log', async () => {
  const { ask, device } = setUp();
  const facts = 'luna://com.webos.service.tv.systemproperty/getSystemInfo';
  const known = ask(facts, { keys: ['sdkVersion', 'modelName'] });
  await known.until(1);
  expect(known.answers[0]).toMatchObject({ sdkVersion: '7.2.0' });
  const unknown = ask(facts, { keys: ['smell'] });
  await unknown.until(1);
  expect(unknown.answers[0]).toMatchObject({ returnValue: false });
  const number = ask('luna://com.webos.service.sm/deviceid/getIDs', { idType: ['LGUDID'] });
  await number.until(1);
  expect(number.answers[0]).toMatchObject({ idList: [{ idType: 'LGUDID' }] });
  expect(JSON.stringify(device.log())).not.toContain('00000000-0000');
});
