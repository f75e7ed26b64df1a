import { expect, test } from 'vitest';
import { createLuna } from './luna';
import { createFakeWebos } from './testing/fake-webos';
import { followWebosSettings } from './webos-settings';
import { createWebosSpeech } from './webos-speech';

function open() {
  const set = createFakeWebos();
  const luna = createLuna(set.window);
  const settings = followWebosSettings(luna);
  const settingsOf = (category: string) => {
    const found = set.calls.find(({ parameters }) => parameters.category === category);
    if (!found) throw new Error(`Nobody asked for ${category}.`);
    return found;
  };
  const region = () => set.window.document.querySelector<HTMLElement>('[aria-live]');
  return { ...set, settings, settingsOf, region, speech: createWebosSpeech(set.window.document, luna, settings) };
}

test('[WO7] knows whether the set reads by itself, from the first answer and each change', () => {
  const { settingsOf, speech } = open();
  expect(speech.screenReader).toBe('unknown');
  expect(settingsOf('option').parameters).toEqual({ category: 'option', keys: ['audioGuidance'], subscribe: true });
  settingsOf('option').answer({ settings: { audioGuidance: 'on' } });
  expect(speech.screenReader).toBe('on');
  settingsOf('option').answer({ settings: { audioGuidance: 'off' } });
  expect(speech.screenReader).toBe('off');
  settingsOf('option').answer({ returnValue: false });
  expect(speech.screenReader).toBe('off');
});

test('[WO8] knows whether subtitles are to show, where the set tells', () => {
  const { settings, settingsOf } = open();
  expect(settings.captions).toBeUndefined();
  settingsOf('caption').answer({ settings: { captionEnable: 'on' } });
  expect(settings.captions).toEqual({ isOn: true });
  settingsOf('caption').answer({ settings: {} });
  expect(settings.captions).toEqual({ isOn: true });
  settingsOf('caption').answer({ settings: { captionEnable: 'off' } });
  expect(settings.captions).toEqual({ isOn: false });
});

test('[WO9] [tts-02] speaks by the set’s own voice, cutting off what it says', () => {
  const { call, region, speech } = open();
  speech.speak('Havgus, serie', 'da');
  expect(call('speak').parameters).toEqual({ text: 'Havgus, serie', clear: true });
  call('speak').answer({});
  expect(region()).toBeNull();
  speech.silence();
  expect(call('stop').isOpen).toBe(true);
});

test('[WO9] [tts-02] leaves words to a live region where the set has no voice, and never those that are past', () => {
  const { call, region, speech } = open();
  speech.speak('Havgus', 'da');
  call('speak').answer({ returnValue: false });
  expect([region()?.textContent, region()?.lang]).toEqual(['Havgus', 'da']);
  speech.silence();
  expect(region()?.textContent).toBe('');
  speech.speak('Forsvundet', 'da');
  const past = call('speak');
  speech.speak('Ny', 'da');
  past.answer({ returnValue: false });
  expect(region()?.textContent).toBe('');
});
