import { createFocusEngine } from '@fjernsyn/focus';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FocusProvider, Header, Rail, RailPage, Tile } from './index';

test('[UI60] renders in Node, without a window, with real addresses', () => {
  const rail = createElement(Rail, {
    focusKey: 'rail',
    order: 0,
    title: 'Nyt',
    role: 'wide',
    count: 3,
    keyOf: String,
    renderTile: (index: number) => createElement(Tile, { href: `/p/${index}`, title: `Titel ${index}` }),
  });
  const page = createElement(RailPage, { focusKey: 'page', label: 'Forside' }, rail);
  const header = createElement(Header, { logo: { name: 'fjernsyn' }, label: 'Menu', entries: [] });
  const html = renderToString(createElement(FocusProvider, { engine: createFocusEngine() }, header, page));
  expect(html).toContain('href="/p/2"');
  expect(html).toContain('Titel 0');
});
