import { createFakeClock, createRecordedTelemetry, settled } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { overlayDescriptors } from './overlay-descriptors';
import { createOverlays, type Overlays } from './overlays';

const setUp = () => {
  const telemetry = createRecordedTelemetry();
  const ran: string[] = [];
  const overlays: Overlays = createOverlays({
    clock: createFakeClock(),
    telemetry,
    run: (command) => ran.push(`${command} over ${overlays.visible.get()?.kind ?? 'nothing'}`),
  });
  const told = () => telemetry.events.map((event) => ('kind' in event ? `${event.type} ${event.kind}` : event.type));
  return {
    overlays,
    dialogs: overlays.dialogs,
    prompts: overlays.prompts,
    ran,
    told,
    visible: () => overlays.visible.get()?.kind,
  };
};

test('[SH153] the head of the prompts is seen before any dialog, and what is seen is told', () => {
  const { dialogs, prompts, visible, told } = setUp();
  void prompts.ask({ kind: 'close_app_confirmation' });
  dialogs.show({ kind: 'offline' });
  expect(visible()).toBe('close_app_confirmation');
  prompts.cancelVisible();
  expect(visible()).toBe('offline');
  dialogs.close('offline');
  expect(visible()).toBeUndefined();
  expect(told()).toEqual([
    'modal-shown close_app_confirmation',
    'modal-closed close_app_confirmation',
    'modal-shown offline',
    'modal-closed offline',
  ]);
});

test('[SH154] an action closes the dialog that is seen, then does what it says', () => {
  const { dialogs, overlays, ran } = setUp();
  dialogs.show({ kind: 'offline' });
  dialogs.show({ kind: 'timeout' });
  overlays.choose('retry');
  overlays.choose('back');
  overlays.choose('back');
  expect(ran).toEqual(['retry over offline', 'back over nothing']);
});

test('[SH154] an action that what is seen does not offer does nothing', () => {
  const { dialogs, overlays, ran, visible } = setUp();
  dialogs.show({ kind: 'offline' });
  overlays.choose('leave');
  expect([ran, visible()]).toEqual([[], 'offline']);
});

test('[SH251] an action of a prompt is its answer, and no command', async () => {
  const { prompts, overlays, ran, visible } = setUp();
  const answer = prompts.ask({ kind: 'close_app_confirmation' });
  overlays.choose('leave');
  expect([await answer, visible(), ran]).toEqual(['leave', undefined, []]);
});

test('[SH251] Back cancels a prompt', async () => {
  const { prompts, overlays, visible } = setUp();
  const answer = prompts.ask({ kind: 'close_app_confirmation' });
  expect([overlays.leave(), await answer, visible()]).toEqual([true, 'cancelled', undefined]);
});

test('[SH307] [back-10] Back leaves what is seen, but not a service that is down', () => {
  const { dialogs, overlays, visible, ran } = setUp();
  expect(overlays.leave()).toBe(false);
  dialogs.show({ kind: 'offline' });
  expect([overlays.leave(), visible()]).toEqual([true, undefined]);
  dialogs.show({ kind: 'service-unavailable' });
  expect([overlays.leave(), visible()]).toEqual([true, 'service-unavailable']);
  overlays.choose('recheck');
  expect(ran).toEqual(['close over nothing', 'recheck over service-unavailable']);
});

test('[SH154] focus starts on what does no harm', () => {
  expect(overlayDescriptors.close_app_confirmation.actions).toEqual(['stay', 'leave']);
});

test('[SH307] Back goes back out of a call that took too long, and leaves where the set is abroad', () => {
  const { dialogs, overlays, ran } = setUp();
  dialogs.show({ kind: 'timeout' });
  dialogs.show({ kind: 'abroad' });
  overlays.leave();
  overlays.leave();
  expect(ran).toEqual(['leave over timeout', 'back over nothing']);
});

test('[SH145] a text is closed by its button and by Back', () => {
  const { dialogs, overlays, ran, visible } = setUp();
  const text = { kind: 'text', title: 'Havgus', parts: [] } as const;
  dialogs.show(text);
  expect(overlayDescriptors.text.actions).toEqual(['close']);
  overlays.choose('close');
  expect([visible(), ran]).toEqual([undefined, ['close over nothing']]);
  dialogs.show(text);
  expect([overlays.leave(), visible()]).toEqual([true, undefined]);
});

test('[SH253] what cannot be shown is taken away alone and without an action, a service that is down too', async () => {
  const { dialogs, prompts, overlays, visible, ran } = setUp();
  dialogs.show({ kind: 'timeout' });
  dialogs.show({ kind: 'service-unavailable' });
  const answer = prompts.ask({ kind: 'close_app_confirmation' });
  overlays.dismiss();
  overlays.dismiss();
  await settled();
  expect([await answer, visible(), ran]).toEqual(['cancelled', 'timeout', []]);
});

test('[SH541] a prompt that changes tells each kind that is seen, once', () => {
  const { prompts, overlays, told } = setUp();
  const prompt = prompts.host(
    { kind: 'gencode', canClose: true },
    { act: () => undefined, onCancelled: () => undefined },
  );
  prompt.change({ kind: 'gencode', canClose: true, failure: 'http/unreachable' });
  prompt.change({ kind: 'code_expired', canClose: true });
  expect(overlays.visible.get()).toMatchObject({ id: 'gencode-1', kind: 'code_expired' });
  prompt.close();
  expect(told()).toEqual([
    'modal-shown gencode',
    'modal-closed gencode',
    'modal-shown code_expired',
    'modal-closed code_expired',
  ]);
});
