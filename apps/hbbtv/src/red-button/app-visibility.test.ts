import { createTestWindow } from '@fjernsyn/browser/testing';
import { createFakeClock } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createAppVisibility } from './app-visibility';
import { createRedNotice, noticeMs } from './red-notice';

function open(language = 'da-DK') {
  const { document } = createTestWindow();
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  const button = root.appendChild(document.createElement('button'));
  const clock = createFakeClock();
  const asked: string[] = [];
  const application = {
    isFromBroadcast: true,
    show: () => undefined,
    end: () => undefined,
    askForKeys: (need: string) => void asked.push(need),
  };
  const notice = createRedNotice({ document, clock, language, applicationName: 'Fjernsyn' });
  const visibility = createAppVisibility({ document, application, notice });
  const text = () => document.querySelector('[role="status"]')?.textContent;
  const look = () => [root.style.display, document.body.style.background, document.documentElement.style.background];
  return { clock, asked, visibility, text, look, button };
}

test('[BR149] [hbb-11] begins behind its broadcast, with the notice and the red button alone', () => {
  const { asked, visibility, text, look } = open();
  expect(visibility.isVisible.get()).toBe(false);
  expect(text()).toBe('Tryk på den røde knap for Fjernsyn');
  expect([asked, look()]).toEqual([['notice'], ['none', 'transparent', 'transparent']]);
});

test('[BR149] [hbb-11] opens without the notice and with more buttons, and closes to what it was', () => {
  const { asked, visibility, text, look } = open();
  visibility.show();
  expect([visibility.isVisible.get(), text(), look()]).toEqual([true, undefined, ['', '', '']]);
  visibility.hide();
  expect([visibility.isVisible.get(), text() === undefined]).toEqual([false, false]);
  expect(asked).toEqual(['notice', 'browsing', 'notice']);
});

test('[BR149] what had the focus has it again when the application comes back', () => {
  const { visibility, button } = open();
  visibility.show();
  button.focus();
  visibility.hide();
  button.blur();
  visibility.show();
  expect(button.ownerDocument.activeElement).toBe(button);
});

test('[BR150] the notice goes by itself, comes back with the way out, and lasts anew', () => {
  const { clock, visibility, text } = open('en-GB');
  expect(text()).toBe('Press the red button for Fjernsyn');
  clock.advance(noticeMs - 1);
  expect(text()).toBeDefined();
  clock.advance(1);
  expect(text()).toBeUndefined();
  visibility.show();
  visibility.hide();
  clock.advance(noticeMs - 1);
  expect(text()).toBeDefined();
  visibility.show();
  clock.advance(noticeMs);
  expect([text(), clock.pending]).toEqual([undefined, 0]);
});
