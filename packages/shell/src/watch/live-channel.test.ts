import { expect, test } from 'vitest';
import { channelService, createChannelRig } from '../testing/channel-rig';

/** A slot of the channel on the evening of the fake clock, which begins at 20:00. */
const slot = (id: string, from: string, until: string, more: object = {}) => ({
  id,
  startDate: `2026-03-12T${from}:00Z`,
  endDate: `2026-03-12T${until}:00Z`,
  item: { id: `i-${id}`, type: 'program', title: id },
  ...more,
});
const evening = [slot('Nyheder', '19:00', '20:05'), slot('Havgus', '20:05', '21:30')];
const schedules = (slots: readonly unknown[] = evening) => ({
  '/schedules': { body: [{ channelId: '900001', schedules: slots }] },
});

test('[SH1800] the title of a channel changes at the boundary, while it plays and by a seek', async () => {
  const { open, play, ports } = createChannelRig({ answers: channelService(schedules()) });
  const { view, seekTo } = await open();
  await play();
  expect(view.get()).toMatchObject({ kind: 'live', programme: { title: 'Nyheder', hasStartOver: true } });
  ports.mediaEngine.observe({ seekableSeconds: { start: 1_310, end: 8_510 }, positionSeconds: 8_501 });
  expect(view.get()).toMatchObject({
    programme: { title: 'Havgus' },
    boundaries: [1_773_342_000_000, 1_773_345_900_000],
  });
  seekTo(8_000);
  expect(view.get().programme?.title).toBe('Nyheder');
});

test('[SH1803] a channel whose schedule is refused plays all the same', async () => {
  const { open, play } = createChannelRig({ answers: channelService({ '/schedules': { status: 500, body: {} } }) });
  const { view } = await open();
  await play();
  expect(view.get()).toMatchObject({ playback: { state: 'PLAYING' }, error: undefined, programme: undefined });
});
