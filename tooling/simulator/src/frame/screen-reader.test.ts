import { expect, it } from 'vitest';
import { openSet } from '../testing/open-set';
import { installScreenReader, spokenFor } from './screen-reader';

function setUp() {
  const opened = openSet('tizen');
  const { window, connected } = opened;
  window.document.body.innerHTML =
    '<h2 id="title">Natten</h2><button id="play">Afspil</button><a id="link" href="#" aria-labelledby="title">x</a><div id="tile" tabindex="0" role="button" aria-label="Havgus, Film" aria-pressed="true"></div><p id="live" aria-live="polite"></p>';
  installScreenReader(window, connected);
  const said = () =>
    opened.device
      .log()
      .filter(({ kind }) => kind === 'speech')
      .map(({ given }) => given);
  return { ...opened, said, byId: (id: string) => window.document.getElementById(id) as HTMLElement };
}

it('[SI24] reads the name and the role, and no state beside the name', () => {
  const { byId } = setUp();
  expect(spokenFor(byId('play'))).toBe('Afspil, button');
  expect(spokenFor(byId('link'))).toBe('Natten, link');
  expect(spokenFor(byId('tile'))).toBe('Havgus, Film, button');
});

it('[SI24] says what takes the focus while the voice guide is on', () => {
  const { byId, said, device } = setUp();
  byId('play').focus();
  expect(said()).toEqual([]);
  device.update({ isVoiceGuideOn: true });
  byId('tile').focus();
  expect(said()).toEqual(['Afspil, button', 'Havgus, Film, button']);
});

it('[SI24] says what a live region comes to hold', async () => {
  const { byId, said, device } = setUp();
  device.update({ isVoiceGuideOn: true });
  byId('live').textContent = 'Ingen forbindelse';
  await expect.poll(() => said()).toEqual(['Ingen forbindelse']);
});

it('[SI160] [found-speech-01] never says what is hidden: a control, a region, or a part of either', async () => {
  const { byId, said, device, window } = setUp();
  device.update({ isVoiceGuideOn: true });
  byId('play').innerHTML = 'Afspil<b aria-hidden="true">●</b><i style="display: none">skjult</i>';
  byId('play').focus();
  byId('tile').setAttribute('aria-hidden', 'true');
  byId('tile').focus();
  const hidden = window.document.createElement('div');
  hidden.setAttribute('aria-hidden', 'true');
  hidden.innerHTML = '<p aria-live="polite" id="behind"></p>';
  window.document.body.append(hidden);
  byId('behind').textContent = 'Bagved';
  byId('live').textContent = 'Foran';
  await expect.poll(() => said()).toEqual(['Afspil, button', 'Foran']);
});
