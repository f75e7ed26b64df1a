import { afterEach, expect, test } from 'vitest';
import { createFakeApplication } from './testing/fake-world';
import { createTexts } from './texts';

afterEach(() => {
  document.documentElement.lang = '';
  document.documentElement.dir = '';
});

test('[CL174] texts, the page’s language and its direction follow the language', async () => {
  const { application } = createFakeApplication((path) =>
    path === '/locale/en.json' ? { body: { 'action.back': 'Go back' } } : undefined,
  );
  const texts = await createTexts(application, document);
  const words = () => [texts.get()('action.back'), document.documentElement.lang, document.documentElement.dir];
  expect(words()).toEqual(['Tilbage', 'da', 'ltr']);
  for (const [language, expected] of [
    ['en', ['Go back', 'en', 'ltr']],
    ['ar', ['رجوع', 'ar', 'rtl']],
  ] as const) {
    const heard = new Promise<void>((resolve) => void texts.subscribe(resolve));
    await application.locale.change(language);
    await heard;
    expect(words()).toEqual(expected);
  }
});
