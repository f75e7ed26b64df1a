import { plainBrand } from '@fjernsyn/brand/testing';
import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { AppError } from '@fjernsyn/kernel';
import { createFakePorts } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createApplication } from './application';
import { parseConfiguration } from './configuration';
import { startCacheKey } from './reading/stored-answers';
import { openedOf } from './testing/opened-of';

const configuration = parseConfiguration({
  brand: plainBrand,
  serviceUrl: 'https://service.example',
  cdnUrl: 'https://cdn.example',
});

const homeTitled = (title: string) => ({ id: '1', path: '/', template: 'Home', title, entries: [] });

/** A set whose application was open once, and what its service answers from then on. */
const setUp = async (config: object = serviceConfigExample) => {
  const world = { title: 'I går', config };
  const ports = createFakePorts({
    service: ({ url }) => ({ body: url.includes('/config?') ? world.config : homeTitled(world.title) }),
  });
  const start = async () => {
    const application = createApplication(ports, configuration);
    application.start.open();
    await ports.clock.advanceSettled(0);
    return application;
  };
  const first = await start();
  await ports.clock.advanceSettled(3_000);
  first.stop();
  const titleOf = async (application: typeof first) => application.reading.lastPage('/')?.title;
  /** Requests for what a start opens with; the service's health is asked for besides. */
  const asked = (): number => ports.http.requests.filter(({ url }) => /\/(config|page)\?/.test(url)).length;
  return { world, ports, start, titleOf, asked, askedSoFar: asked() };
};

test('[SH223] opens with the home that it showed last, asks for nothing until that is seen, then takes what has changed', async () => {
  const { world, ports, start, titleOf, asked, askedSoFar } = await setUp();
  world.title = 'I dag';
  world.config = { ...serviceConfigExample, sitemap: [] };
  const application = await start();
  expect(application.start.state.get().phase).toBe('open');
  expect(await titleOf(application)).toBe('I går');
  expect(asked()).toBe(askedSoFar);
  expect(openedOf(application).places.sitemap.match('/')).toBeDefined();

  application.firstRail.shown();
  // Nothing is sent before the frame that shows it.
  await ports.clock.advanceSettled(99);
  expect([asked(), application.firstRail.isShown.get()]).toEqual([askedSoFar, false]);
  await ports.clock.advanceSettled(1);
  expect(await titleOf(application)).toBe('I dag');
  expect(application.start.state.get()).toMatchObject({ phase: 'open', config: { sitemap: [] } });
  expect(openedOf(application).places.sitemap.match('/')).toBeUndefined();
  // The configuration and the page, each once.
  expect(asked()).toBe(askedSoFar + 2);
});

test('[SH225] asks after what was kept, and for the texts, ten seconds after opening where no rail has shown', async () => {
  const { world, ports, start, titleOf } = await setUp();
  world.title = 'I dag';
  const application = await start();
  await ports.clock.advanceSettled(9_999);
  expect(await titleOf(application)).toBe('I går');
  expect(application.firstRail.isShown.get()).toBe(false);
  await ports.clock.advanceSettled(1);
  expect(await titleOf(application)).toBe('I dag');
  expect(application.firstRail.isShown.get()).toBe(true);
  application.stop();
});

test('[SH223] leaves the page as it is where the service still says the same, or nothing', async () => {
  const { ports, start } = await setUp();
  const same = await start();
  const page = same.reading.lastPage('/');
  same.firstRail.shown();
  await ports.clock.advanceSettled(100);
  expect(same.reading.lastPage('/')).toBe(page);
  same.stop();

  const alone = await start();
  ports.http.serve(() => Promise.reject(new AppError('http/unreachable')));
  alone.firstRail.shown();
  await ports.clock.advanceSettled(60_000);
  expect(alone.start.state.get().phase).toBe('open');
  expect(alone.reading.lastPage('/')).toBeDefined();
});

test('[SH223] asks the service at once where what was kept is no configuration or no page', async () => {
  const { ports, start, titleOf } = await setUp();
  const kept = JSON.parse(ports.store.read(startCacheKey) ?? '') as { answers: Record<string, { text: string }> };
  for (const answer of Object.values(kept.answers)) answer.text = '[]';
  ports.store.write(startCacheKey, JSON.stringify(kept));
  const application = await start();
  expect(application.start.state.get().phase).toBe('open');
  expect(await titleOf(application)).toBe('I går');
});

const announcing = (text?: string): object => ({
  ...serviceConfigExample,
  general: { customFields: text === undefined ? {} : { shutdownNotice: text } },
});

/** Starts on what was kept of one configuration while the service has another, until that is there; what is announced before and then. */
const announcedOf = async (before: object, then: object) => {
  const world = await setUp(before);
  world.world.config = then;
  const application = await world.start();
  const { visible } = application.overlays;
  const early = visible.get();
  application.firstRail.shown();
  await world.ports.clock.advanceSettled(100);
  return { ...world, application, early, shown: visible.get() };
};

test.each([
  ['only now', announcing(), announcing('Vi lukker 1. maj.'), 'Vi lukker 1. maj.'],
  ['then and now', announcing('Vi lukker.'), announcing('Vi lukker.'), 'Vi lukker.'],
  ['in other words now', announcing('Vi lukker.'), announcing('Vi lukker 1. maj.'), 'Vi lukker 1. maj.'],
  ['no more', announcing('Vi lukker.'), announcing(), undefined],
])(
  '[SH440] [found-start-01] what is announced %s shows once the service has said so, and not before',
  async (_, before, then, text) => {
    const { early, shown } = await announcedOf(before, then);
    expect([early, shown]).toEqual([undefined, text && expect.objectContaining({ kind: 'announcement', text })]);
  },
);

test('[SH440] an announcement that was read does not come back, and one that nobody confirms never comes', async () => {
  const { application, start, ports } = await announcedOf(announcing('Vi lukker.'), announcing('Vi lukker.'));
  application.overlays.dialogs.close('announcement');
  await application.reading.refreshStart();
  expect(application.overlays.visible.get()).toBeUndefined();
  application.stop();
  const alone = await start();
  ports.http.serve(() => Promise.reject(new AppError('http/unreachable')));
  alone.firstRail.shown();
  await ports.clock.advanceSettled(100);
  expect(alone.overlays.dialogs.top.get()).toBeUndefined();
});

test('[SH441] [found-start-01] texts, direction and menu follow the new configuration in the same start', async () => {
  const i18n = { languages: [], lang: 'da' };
  const { ports, start, world } = await setUp({
    ...serviceConfigExample,
    i18n: { ...i18n, strings: { a: 'i går', b: 'væk' } },
  });
  const header = [{ label: 'Nyt', path: '/nyt', featured: true }];
  world.config = {
    ...serviceConfigExample,
    i18n: { ...i18n, dir: 'rtl', strings: { a: 'i dag' } },
    navigation: { header },
  };
  const { locale, start: opened, firstRail } = await start();
  expect(locale.state.get()).toMatchObject({ dir: 'ltr', serviceTexts: { texts: { a: 'i går', b: 'væk' } } });
  firstRail.shown();
  await ports.clock.advanceSettled(100);
  expect(locale.state.get()).toMatchObject({ dir: 'rtl', serviceTexts: { texts: { a: 'i dag' } } });
  expect(locale.state.get().serviceTexts?.texts).not.toHaveProperty('b');
  expect(opened.state.get()).toMatchObject({ config: { navigation: { header: [{ path: '/nyt' }] } } });
});
