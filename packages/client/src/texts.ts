import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { Application } from '@fjernsyn/shell';
import type { Translate } from './messages/create-translate';
import { loadTranslate } from './messages/translate';

/**
 * Our texts in the application's language, the service's among them, and anew when it changes; the page's own language and direction go with
 * them. Resolves with the first ones.
 */
export async function createTexts(
  { locale }: Pick<Application, 'locale'>,
  document: Document,
): Promise<Observed<Translate>> {
  let turn = 0;
  const load = (): Promise<Translate> => {
    const { language, serviceTexts } = locale.state.get();
    return loadTranslate(language, serviceTexts);
  };
  const mark = (): void => {
    const { language, dir } = locale.state.get();
    document.documentElement.lang = language;
    document.documentElement.dir = dir;
  };

  mark();
  const texts = createObservable(await load());
  const follow = async (): Promise<void> => {
    const own = ++turn;
    const next = await load();
    // A later change has overtaken this one.
    if (own !== turn) return;
    mark();
    texts.set(next);
  };
  locale.state.subscribe(() => void follow());
  return texts;
}
