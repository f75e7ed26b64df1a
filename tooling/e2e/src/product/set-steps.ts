import type { DrivenDocument } from '../driver/browser-page';
import { focusOn, moveFocusTo } from './move-focus';
import { leaveByKeys, untilAdvanced } from './playing';
import type { SetJourney } from './with-set';

/** Waits until the application is home and something in its content has the focus. */
export async function atSetHome(app: DrivenDocument): Promise<void> {
  const isAtHome = () =>
    document.querySelector('header [aria-current]')?.textContent === 'Forside' &&
    document.querySelector('main [data-focused]') !== null;
  await app.waitFor({ what: 'home with a focus', timeoutMs: 30_000 }, isAtHome);
}

/** From home by keys to a series, into a film that plays, and back home the way it came. */
export async function watchAndReturn(app: DrivenDocument): Promise<void> {
  await atSetHome(app);
  const tile = await moveFocusTo(app, 'down', /, Serie/);
  await app.press('ok');
  await focusOn(app, /^Afspil/);
  await app.press('ok');
  await untilAdvanced(app);
  await leaveByKeys(app);
  await focusOn(app, /^Afspil/);
  await app.press('back');
  await focusOn(app, new RegExp(tile.slice(0, 12).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
}

/** Presses Back somewhere at home, which leads to where it begins. */
export async function backToTop(app: DrivenDocument): Promise<void> {
  await app.press('back');
  const isAtTop = () =>
    document.querySelector('main')?.hasAttribute('data-moved') === false &&
    document.querySelector('main [data-focused][data-focus-id*="/hero/"]') !== null;
  await app.waitFor('the top of home with the focus in its hero', isAtTop);
}

/** Starts the application with a deep link, as a launcher of the set does. */
export async function openLink({ open, drive }: Pick<SetJourney, 'open' | 'drive'>, path: string): Promise<void> {
  await open('?idle');
  await drive((simulator, target) => simulator.launch({ payload: { path: target } }), path);
}
