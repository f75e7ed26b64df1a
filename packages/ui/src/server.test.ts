import { plainBrand } from '@fjernsyn/brand/testing';
import { createFocusEngine } from '@fjernsyn/focus';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  Badge,
  Button,
  ButtonRow,
  Dialog,
  FocusProvider,
  FocusTrap,
  Header,
  Hero,
  Icon,
  Logo,
  loadKeypad,
  MetaLine,
  Notice,
  Page,
  PassiveNotice,
  Progress,
  Rail,
  RailMessage,
  resolveTheme,
  SkeletonTiles,
  Spinner,
  Tabs,
  Tile,
  UiProvider,
  useFocusable,
  useUiSettings,
} from './index';
import { ControlButton } from './player/control-button';
import { PlayerControls } from './player/player-controls';
import { SeekBar } from './seek-bar/seek-bar';

function render(...content: readonly ReactNode[]): string {
  const { textScale } = resolveTheme({ brand: plainBrand, modes: ['largeText'] });
  const provider = createElement(FocusProvider, { engine: createFocusEngine() }, ...content);
  return renderToString(createElement(UiProvider, { textScale }, provider));
}

test('[UI60] renders a page in Node, without a window, with real addresses', () => {
  const rail = createElement(Rail, {
    focusKey: 'rail',
    order: 0,
    title: 'Nyt',
    role: 'wide',
    count: 3,
    keyOf: String,
    renderTile: (index: number) => createElement(Tile, { href: `/p/${index}`, title: `Titel ${index}` }),
  });
  const tabs = createElement(Tabs, { label: 'Sæsoner', entries: [{ key: 's1', label: 'Sæson 1' }] });
  const hero = createElement(Hero, {
    title: 'Havgus',
    actions: createElement(Button, { focusKey: 'play', label: 'Se', href: '/se' }),
    children: tabs,
  });
  const page = createElement(Page, { label: 'Forside', hero }, rail);
  const header = createElement(Header, {
    logo: { name: 'Kanalen', label: 'Til forsiden', href: '/' },
    label: 'Menu',
    entries: [],
  });
  const html = render(header, page);
  for (const text of ['href="/p/2"', 'Titel 0', 'href="/se"', 'Havgus', 'Sæson 1']) expect(html).toContain(text);
});

const nothing = (): void => undefined;

const labels = { play: 'a', pause: 'b', rewind: 'c', forward: 'd', back: 'e', seek: 'f', buffering: 'g' };

const time = { positionSeconds: 0, durationSeconds: 60, positionText: '0:00' };

const { Keypad, PinField, TextField } = await loadKeypad();

const keys = {
  label: 'Tastatur',
  space: 'a',
  delete: 'b',
  clear: 'c',
  done: 'd',
  capitals: { 'first-letter': 'e', upper: 'f', lower: 'g' },
  layouts: { alphanumeric: 'h', numeric: 'i', punctuation: 'j' },
};

const parts: readonly (readonly [name: string, part: ReactNode])[] = [
  ['Badge', createElement(Badge, { text: 'Live', kind: 'live' })],
  ['ButtonRow', createElement(ButtonRow)],
  ['ControlButton', createElement(ControlButton, { focusKey: 'sound', order: 0, icon: 'sound', label: 'Lyd' })],
  ['Dialog', createElement(Dialog, { focusKey: 'dialog', title: 'Titel', actions: null })],
  ['FocusTrap', createElement(FocusTrap, { focusKey: 'layer' })],
  ['Icon', createElement(Icon, { name: 'retry' })],
  ['Keypad', createElement(Keypad, { text: '', rules: { maxCharacters: 9 }, texts: keys, onChange: nothing })],
  ['Logo', createElement(Logo, { name: 'Kanalen' })],
  ['MetaLine', createElement(MetaLine, { parts: ['Krimi'] })],
  ['Notice', createElement(Notice, { title: 'Ingen hjemme' })],
  ['PassiveNotice', createElement(PassiveNotice, { text: 'Ingen forbindelse' })],
  ['PinField', createElement(PinField, { label: 'Pinkode', typedCount: 1, describe: () => '1 af 4' })],
  [
    'PlayerControls',
    createElement(PlayerControls, {
      bar: (place) => createElement(SeekBar, { ...time, ...place, label: 'Position' }),
      isVisible: true,
      isPlaying: true,
      title: 'Titel',
      labels,
      onPlayPause: nothing,
      onRewind: nothing,
      onForward: nothing,
    }),
  ],
  ['Progress', createElement(Progress, { value: 0.5, label: 'Set' })],
  ['RailMessage', createElement(RailMessage, { kind: 'failed', texts: { message: 'Fejl' } })],
  ['SeekBar', createElement(SeekBar, { ...time, label: 'Position' })],
  ['SkeletonTiles', createElement(SkeletonTiles, { role: 'poster' })],
  ['Spinner', createElement(Spinner, { label: 'Henter' })],
  ['TextField', createElement(TextField, { label: 'Søg', text: 'hav', describe: () => '' })],
  ['useFocusable', createElement(Own)],
];

test.each(parts)('[UI60] renders %s in Node', (name, part) => {
  expect(render(part)).toMatch(name === 'FocusTrap' ? /^$/ : /^</);
});

/** A focusable element of a screen's own. */
function Own(): ReactNode {
  const { ref, props } = useFocusable<HTMLDivElement>({ focusKey: 'own' });
  return createElement('div', { ...props, ref }, String(useUiSettings().textScale));
}
