import { afterEach, expect, test } from 'vitest';
import { createSignInRig, type SignInRig, type SignInRigOptions } from '../testing/sign-in-rig';
import { storedViewer } from '../testing/stored-viewer';

let rig: SignInRig;
afterEach(() => rig.application.stop());

const askingFlags = { askForConsent: true };
const consentKey = 'fjernsyn.consent';
const yes = JSON.stringify({ preferences: true, statistics: true });
const no = JSON.stringify({ preferences: false, statistics: false });

/** An application at its first rail, and after it. */
const started = async (options: SignInRigOptions = {}): Promise<SignInRig> => {
  rig = await createSignInRig({ featureFlags: askingFlags, ...options });
  rig.application.firstRail.shown();
  await rig.pass(100);
  return rig;
};
const stored = () => rig.ports.store.read(consentKey);
const child = { id: 'p-204', name: 'Karla', segments: ['ultra'] };

test('[SH660] asks nothing before the first rail, and after it whoever has not answered', async () => {
  rig = await createSignInRig({ featureFlags: askingFlags });
  expect(rig.kind()).toBeUndefined();
  rig.application.firstRail.shown();
  await rig.pass(100);
  expect(rig.visible()).toMatchObject({ kind: 'consent', answered: undefined });
});

test.each([
  ['nobody', {}],
  ['somebody', storedViewer()],
])('[SH660] asks %s', async (_, set) => {
  expect((await started({ stored: set })).kind()).toBe('consent');
});

test.each<[string, SignInRigOptions]>([
  ['where the service does not ask', { featureFlags: {} }],
  ['a child', { stored: storedViewer({ profile: child }) }],
  ['a fallback user', { stored: storedViewer({ isFallbackToken: true }) }],
  ['who has said yes', { stored: { [consentKey]: yes } }],
  ['who has said no', { stored: { [consentKey]: no } }],
])('[SH660] asks nothing %s', async (_, options) => {
  const { kind, told } = await started(options);
  expect([kind(), told()]).toEqual([undefined, []]);
});

test('[SH661] waits for what the start says, and for what stands over the screen meanwhile', async () => {
  const { application, kind, choose, pass } = await started({ customFields: { shutdownNotice: 'Vi lukker 1. maj.' } });
  expect(kind()).toBe('announcement');
  void application.overlays.prompts.ask({ kind: 'close_app_confirmation' });
  await choose('stay');
  expect(kind()).toBe('announcement');
  await choose('close');
  await pass();
  expect(kind()).toBe('consent');
});

test('[SH661] waits until what is watched is left', async () => {
  const { kind, places, pass } = await started({ path: '/se/havgus_12' });
  expect(kind()).toBeUndefined();
  places.navigation.replace('/film');
  await pass();
  expect(kind()).toBe('consent');
});

test.each([
  ['allow', yes, ['drtv']],
  ['refuse', no, ['drtv', 'optedout']],
] as const)('[SH662] %s answers for both categories, once for all starts', async (answer, expected, segments) => {
  const { application, choose, kind } = await started();
  await choose(answer);
  expect([stored(), kind()]).toEqual([expected, undefined]);
  expect(application.session.viewer.get().segments).toEqual(segments);
  application.stop();
  expect((await started({ stored: { [consentKey]: expected } })).kind()).toBeUndefined();
});

test('[SH662] Back is no answer: the next start asks again', async () => {
  const { back, kind, pass } = await started();
  await back();
  await pass(60_000);
  expect([stored(), kind()]).toEqual([undefined, undefined]);
  rig.application.stop();
  expect((await started()).kind()).toBe('consent');
});

test('[SH662] an answer is none where a child has come meanwhile', async () => {
  const { application, choose } = await started();
  const { 'fjernsyn.session': kept } = storedViewer({ profile: child });
  application.session.change(JSON.parse(kept));
  await choose('allow');
  expect(stored()).toBeUndefined();
});

test('[SH663] an answer asks for the tokens of nobody once, with the opt-out, and reads each page once more', async () => {
  const optOuts: unknown[] = [];
  const { application, asked, choose, pass } = await started({
    answers(path, { body }) {
      if (path === '/authorization/anonymous-sso') optOuts.push(JSON.parse(String(body)).optout);
      return undefined;
    },
  });
  const page = application.reading.page('/');
  const end = page.subscribe(() => undefined);
  await pass(2_000);
  const before = asked().length;
  optOuts.length = 0;
  await choose('allow');
  await pass(2_000);
  expect(optOuts).toEqual([false]);
  expect(
    asked()
      .slice(before)
      .filter((path) => path === '/page'),
  ).toHaveLength(1);
  end();
});

test.each([
  ['allow', yes, 'refuse', no],
  ['refuse', no, 'allow', yes],
] as const)(
  '[SH664] asked again, it says that %s was answered, and takes another',
  async (answered, before, next, after) => {
    const { application, choose, pass, visible, kind } = await started({ stored: { [consentKey]: before } });
    application.consent.askAgain();
    application.consent.askAgain();
    await pass();
    expect(visible()).toMatchObject({ kind: 'consent', answered });
    await choose(next);
    expect([kind(), stored()]).toEqual([undefined, after]);
  },
);

test('[SH664] left, it leaves the answer as it was', async () => {
  const { application, back, pass } = await started({ stored: { [consentKey]: yes } });
  application.consent.askAgain();
  await pass();
  await back();
  expect(stored()).toBe(yes);
});

test('[SH664] a child is not asked again either', async () => {
  const { application, kind, pass } = await started({ stored: storedViewer({ profile: child }) });
  application.consent.askAgain();
  await pass();
  expect([application.consent.isOpen(), kind()]).toEqual([false, undefined]);
});
