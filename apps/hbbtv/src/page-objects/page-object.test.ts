import { createTestWindow } from '@fjernsyn/browser/testing';
import { createFakeClock } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { pageObjectOf, whenUpgraded } from './page-object';

test('[BR143] takes the page’s own object of a type, and puts one in where there is none', () => {
  const { document } = createTestWindow();
  const own = document.body.appendChild(document.createElement('object'));
  own.type = 'application/oipfConfiguration';
  expect(pageObjectOf(document, 'application/oipfConfiguration')).toBe(own);
  const made = pageObjectOf(document, 'application/oipfCapabilities') as HTMLObjectElement;
  expect(pageObjectOf(document, 'application/oipfCapabilities')).toBe(made);
  expect(made.style.width).toBe('0px');
});

test('[BR143] a broadcast is as large as the screen, under all that the page draws', () => {
  const { document } = createTestWindow();
  document.body.appendChild(document.createElement('main'));
  const made = pageObjectOf(document, 'video/broadcast') as HTMLObjectElement;
  expect([made.style.width, made.style.height, document.body.firstChild === made]).toEqual(['100%', '100%', true]);
});

test('[BR144] [hbb-10] waits for an object that becomes the set’s later, asks no longer than two seconds, and goes on without', async () => {
  const clock = createFakeClock();
  const object: Record<string, unknown> = {};
  const late = whenUpgraded(object, 'show', clock);
  clock.advance(150);
  object.show = () => undefined;
  clock.advance(50);
  expect(await late).toBe(true);
  expect(await whenUpgraded(object, 'show', clock)).toBe(true);
  const never = whenUpgraded({}, 'show', clock);
  clock.advance(2_000);
  expect(await never).toBe(false);
  expect(clock.pending).toBe(0);
});

test('[BR144] [hbb-10] an object that throws when it is asked has nothing yet', async () => {
  const clock = createFakeClock();
  const object = Object.defineProperty({}, 'show', {
    get() {
      throw new Error('not ready');
    },
  });
  const asked = whenUpgraded(object, 'show', clock);
  clock.advance(2_000);
  expect(await asked).toBe(false);
});
