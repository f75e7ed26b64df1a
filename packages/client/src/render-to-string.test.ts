import { settled } from '@fjernsyn/platform/testing';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { homePage } from './testing/fake-pages';
import { clientElement, createFakeApplication } from './testing/fake-world';

test('[CL4] renders while it opens', () => {
  const { application } = createFakeApplication(() => undefined);
  expect(renderToString(clientElement(application))).toContain('Fjernsyn åbner …');
});

test('[CL4] renders a page, its header and its rails', async () => {
  const { application } = createFakeApplication((path) => (path === '/page' ? { body: homePage } : undefined));
  application.start.open();
  await settled();
  const html = renderToString(clientElement(application));
  expect(html).toContain('Nyt');
  expect(html).toContain('Havgus');
  application.stop();
});

test('[CL4] renders a failed start', async () => {
  const { application, ports } = createFakeApplication((path) => (path === '/config' ? { status: 400 } : undefined));
  application.start.open();
  await ports.clock.advanceSettled(0);
  expect(renderToString(clientElement(application))).toContain('Siden kan ikke vises');
  application.stop();
});

test('[CL4] renders the way into the player', async () => {
  const { application } = createFakeApplication(() => undefined, '/se/titel_1100');
  application.start.open();
  await settled();
  expect(renderToString(clientElement(application))).toContain('Fjernsyn');
  application.stop();
});
