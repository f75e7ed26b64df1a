import { createFakeClock, createRecordedTelemetry } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createModals } from './modals';
import { createOverlays, overlayActionsOf } from './overlays';
import { createPrompts } from './prompts';

const setUp = () => {
  const telemetry = createRecordedTelemetry();
  const modals = createModals(createFakeClock());
  const prompts = createPrompts();
  const ran: string[] = [];
  const overlays = createOverlays({
    ...{ modals, prompts, telemetry },
    run: (action) => ran.push(`${action} over ${overlays.visible.get()?.id ?? 'nothing'}`),
  });
  const told = () => telemetry.events.map((event) => ('kind' in event ? `${event.type} ${event.kind}` : event.type));
  return { modals, prompts, overlays, ran, told, visible: () => overlays.visible.get()?.id };
};

test('[SH153] the head of the prompts is seen before any dialog, and what is seen is told', () => {
  const { modals, prompts, visible, told } = setUp();
  prompts.request({ id: 'exit', kind: 'close_app_confirmation' });
  modals.show({ id: 'offline', kind: 'offline' });
  expect(visible()).toBe('exit');
  prompts.cancelVisible();
  expect(visible()).toBe('offline');
  modals.close('offline');
  expect(visible()).toBeUndefined();
  expect(told()).toEqual([
    'modal-shown close_app_confirmation',
    'modal-closed close_app_confirmation',
    'modal-shown offline',
    'modal-closed offline',
  ]);
});

test('[SH154] a choice closes what was seen, then does what it says', () => {
  const { modals, prompts, overlays, ran } = setUp();
  modals.show({ id: 'offline', kind: 'offline' });
  prompts.request({ id: 'exit', kind: 'close_app_confirmation' });
  overlays.choose('leave');
  overlays.choose('back');
  overlays.choose('back');
  expect(ran).toEqual(['leave over offline', 'back over nothing']);
});

test('[SH154] [back-10] Back leaves what is seen, but not a service that is down', () => {
  const { modals, overlays, visible, ran } = setUp();
  expect(overlays.leave()).toBe(false);
  modals.show({ id: 'offline', kind: 'offline' });
  expect([overlays.leave(), visible(), ran]).toEqual([true, undefined, []]);
  modals.show({ id: 'down', kind: 'service-unavailable' });
  expect([overlays.leave(), visible()]).toEqual([true, 'down']);
  overlays.choose('recheck');
  expect(ran).toEqual(['recheck over down']);
});

test('[SH154] focus starts on what does no harm', () => {
  expect(overlayActionsOf({ id: 'exit', kind: 'close_app_confirmation' })).toEqual(['stay', 'leave']);
});

test('[SH154] Back goes back out of a call that took too long, and leaves where the set is abroad', () => {
  const { modals, overlays, ran } = setUp();
  modals.show({ id: 'a', kind: 'timeout' });
  modals.show({ id: 'b', kind: 'abroad' });
  overlays.leave();
  overlays.leave();
  expect(ran).toEqual(['leave over a', 'back over nothing']);
});

test('[SH145] a text is closed by its button and by Back', () => {
  const { modals, overlays, ran, visible } = setUp();
  const text = { id: 'text', kind: 'text', title: 'Havgus', parts: [] } as const;
  modals.show(text);
  expect(overlayActionsOf(text)).toEqual(['close']);
  overlays.choose('close');
  expect([visible(), ran]).toEqual([undefined, ['close over nothing']]);
  modals.show(text);
  expect([overlays.leave(), visible()]).toEqual([true, undefined]);
});
