import { expect, it } from 'vitest';
import { openSet } from '../testing/open-set';
import { createApplication } from './application';

const tile = { title: 'T', image_url: 'http://i/1', action_data: '{"path":"/1"}' };
const row = JSON.stringify({ sections: [{ title: 'Nyt', tiles: [tile] }] });
const script = `module.exports.onRequest = function () {
  var application = tizen.application.getCurrentApplication();
  webapis.preview.setPreviewData(application.getRequestedAppControl().appControl.data[0].value[0], application.exit);
};`;

function setUp(answer: { ok: boolean }, privileges?: readonly string[]) {
  const opened = openSet('tizen', { ...(privileges && { privileges }) });
  Object.assign(opened.window, { Function, fetch: async () => ({ ...answer, text: async () => script }) });
  const application = createApplication(opened.window, opened.connected);
  const control = { operation: 'pick', data: [{ key: 'PREVIEW', value: [row] }] };
  return {
    ...opened,
    ask: (id: string) =>
      new Promise<string>((resolve) => {
        application.launchAppControl(
          control,
          id,
          () => resolve('launched'),
          ({ name }) => resolve(name),
        );
      }),
  };
}

it('[SI81] runs a service of the package with what it was asked, until it ends itself', async () => {
  const { ask, device, logged } = setUp({ ok: true });
  expect(await ask('FjernsynTv.Preview')).toBe('launched');
  await expect.poll(() => device.state().preview).toMatchObject([{ title: 'T' }]);
  await expect.poll(() => logged()).toContain('the service FjernsynTv.Preview has ended');
});

it('[SI81] knows no service that the package does not hold, and wants its privilege', async () => {
  expect(await setUp({ ok: false }).ask('FjernsynTv.Preview')).toBe('NotFoundError');
  expect(await setUp({ ok: true }).ask('Other.App')).toBe('NotFoundError');
  await expect(setUp({ ok: true }, []).ask('FjernsynTv.Preview')).rejects.toMatchObject({ name: 'SecurityError' });
});
