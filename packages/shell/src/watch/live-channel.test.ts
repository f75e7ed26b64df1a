import { AppError } from '@fjernsyn/kernel';
import { settled } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { channelItem, channelService, createChannelRig, streamFile } from '../testing/channel-rig';
import { signedInSession } from '../testing/signed-in-session';

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

test('[P031] [SH1815] a programme that is started over plays from its own beginning, and is live again when that is wished', async () => {
  const { open, play, ports } = createChannelRig({ answers: channelService(schedules()) });
  const { view, command } = await open();
  await play();
  command('start-over');
  await settled();

  expect(ports.mediaEngine.calls).toContain('seek 4600');
  expect(view.get()).toMatchObject({
    kind: 'startOver',
    playback: { behindLiveSeconds: 3_600, positionAt: 1_773_342_000_000 },
  });
  command('go-to-live');
  expect(view.get()).toMatchObject({ kind: 'live', playback: { behindLiveSeconds: 0 } });
});

test('[SH1815] once another programme is on it is no more the one that was started over', async () => {
  const { open, play, ports } = createChannelRig({ answers: channelService(schedules()) });
  const { view, command } = await open();
  await play();
  command('start-over');
  await settled();

  ports.mediaEngine.observe({ seekableSeconds: { start: 3_000, end: 10_200 }, positionSeconds: 8_501 });
  expect(view.get()).toMatchObject({ kind: 'live', programme: { title: 'Havgus' } });
});

test('[SH1816] an event that is on is live, and the same event is a film later', async () => {
  const event = { ...channelItem, id: '530001', type: 'event', title: 'Ravnø – Vadby', customFields: {} };
  const kindOf = async (isStreamLive: boolean) => {
    const files = { body: [{ ...streamFile, isStreamLive }] };
    const { open, play } = createChannelRig({
      answers: channelService({ '/items/530001': { body: event }, '/items/530001/videos': files }),
    });
    const { view } = await open('530001');
    await play();
    return view.get().kind;
  };
  expect([await kindOf(true), await kindOf(false)]).toEqual(['live', 'film']);
});

test('[SH1817] an event that is over plays as the film that it has become, also by another try', async () => {
  let isOver = false;
  const event = { ...channelItem, id: '530001', type: 'event', title: 'Ravnø – Vadby', customFields: {} };
  const film = { ...streamFile, url: 'https://media.example/film.mpd', isStreamLive: false };
  const { open, ports, asked } = createChannelRig({
    answers(path, url) {
      if (path !== '/items/530001/videos') return channelService({ '/items/530001': { body: event } })(path, url);
      if (url.includes('isLive2Vod=true')) return { body: [film] };
      return isOver ? { status: 404, body: { code: 8009, message: 'Ingen filer' } } : { body: [streamFile] };
    },
  });
  const { retry } = await open('530001');
  expect([ports.mediaEngine.source?.url, asked().filter((path) => path.endsWith('/videos')).length]).toEqual([
    streamFile.url,
    1,
  ]);
  isOver = true;
  ports.mediaEngine.finishLoad(new AppError('media/network'));
  await settled();
  retry();
  await vi.dynamicImportSettled();
  await settled();
  expect(ports.mediaEngine.source?.url).toBe(film.url);
});

test('[SH1803] a channel whose schedule is refused plays all the same', async () => {
  const { open, play } = createChannelRig({ answers: channelService({ '/schedules': { status: 500, body: {} } }) });
  const { view } = await open();
  await play();
  expect(view.get()).toMatchObject({ playback: { state: 'PLAYING' }, error: undefined, programme: undefined });
});

const karla = signedInSession();
const streams = (...sent: readonly { readonly type: string; readonly link: string }[]) => ({
  '/channels/900001/liveStreams': { body: sent },
});

test('[SH1806] [SH1810] a channel plays at once by the stream that the service names, and by its own fields where that fails', async () => {
  const named = streams({ type: 'hlsURL', link: 'https://media.example/named/master.m3u8' });
  const { open, play, ports, asked } = createChannelRig({ answers: channelService(named), session: karla });
  const { view } = await open();
  expect(ports.mediaEngine.source).toMatchObject({
    url: 'https://media.example/named/master.m3u8',
    format: 'hls',
    isLive: true,
  });
  ports.mediaEngine.finishLoad(new AppError('media/manifest'));
  await settled();
  expect(ports.mediaEngine.source?.url).toBe(channelItem.customFields.hlsURL);
  await play();
  expect(view.get()).toMatchObject({ kind: 'live', playback: { state: 'PLAYING', isLive: true } });
  expect(asked().filter((path) => path === '/items/900001')).toHaveLength(1);
});

test('[SH1806] for nobody its own fields are there, as no token opens the call', async () => {
  const { open, ports } = createChannelRig();
  await open();
  expect(ports.mediaEngine.source?.url).toBe(channelItem.customFields.hlsURL);
});

test('[SH1808] a channel that names no stream anywhere plays as other items do', async () => {
  const bare = { ...channelItem, customFields: { hlsURL: 'na', dashURL: 'na' } };
  const files = { body: [streamFile] };
  const answers = channelService({
    ...streams(),
    '/items/900001': { body: bare },
    '/account/items/900001/videos': files,
  });
  const { open, ports, asked } = createChannelRig({ answers, session: karla });
  await open();
  expect(ports.mediaEngine.source?.url).toBe(streamFile.url);
  expect(asked().filter((path) => path === '/account/items/900001/videos')).toHaveLength(1);
});

test('[SH1806] what is known to be a channel asks for its streams at once, and for no files', async () => {
  const named = streams({ type: 'hlsURL', link: 'https://media.example/named/master.m3u8' });
  const { open, asked, reading } = createChannelRig({ answers: channelService(named), session: karla });
  await reading.loadItem('900001');
  await open();
  expect(asked().filter((path) => path.startsWith('/channels'))).toHaveLength(1);
  expect(asked()).not.toContain('/account/items/900001/videos');
});

test('[SH1811] a blackout takes the picture and its decoder, and gives it back once it is over', async () => {
  const off = [slot('Sover', '19:00', '20:10', { blackout: true }), slot('Bamse', '20:10', '21:00')];
  const { open, play, ports, onFailure } = createChannelRig({ answers: channelService(schedules(off)) });
  const { view } = await open();
  const loads = () => ports.mediaEngine.calls.filter((call) => call === 'load').length;
  await play();
  expect(view.get()).toMatchObject({
    error: 'shell/programme-blacked-out',
    canRetry: false,
    playback: undefined,
    programme: undefined,
  });
  expect([loads(), ports.mediaEngine.calls.includes('dispose'), onFailure.mock.calls.length]).toEqual([1, true, 0]);
  ports.mediaEngine.reopen();
  await ports.clock.advanceSettled(600_000);
  expect([loads(), view.get().error]).toEqual([1, 'shell/programme-blacked-out']);
  await ports.clock.advanceSettled(15_000);
  expect([loads(), view.get().error, view.get().playback?.state]).toEqual([2, undefined, 'LOADING']);
});
