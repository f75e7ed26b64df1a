import type { Unsubscribe } from '@fjernsyn/kernel';
import type { Session } from '@fjernsyn/session';
import { isAccountPage } from '../addresses/routes';
import type { Places } from '../navigation/places';
import type { Prompts } from '../overlays/prompts';

/** Where a viewer asks to sign out: on the account's page, or where profiles are chosen (S2.32, S2.35). */
export type SignOutPlace = 'account' | 'profiles';

/** Dependencies of {@link signOut}. */
export interface SignOutDeps {
  readonly session: Pick<Session, 'state' | 'viewer' | 'signOut'>;
  readonly prompts: Pick<Prompts, 'ask' | 'cancelVisible' | 'head'>;
  readonly places: Pick<Places, 'navigation' | 'sitemap' | 'canGoBack' | 'isAtHome' | 'goBack' | 'goHome'> | undefined;
}

/**
 * Asks whether to sign out, until another viewer is there. A yes leads back, a child home, to the first row there, and signs out (S4.61, S4.62).
 */
export async function signOut({ session, prompts, places }: SignOutDeps, from: SignOutPlace): Promise<void> {
  const next = nextViewer(session.viewer);
  const answer = await prompts.ask(
    { kind: from === 'account' ? 'signOut' : 'sign_out_confirmation' },
    { until: next.isThere },
  );
  next.stop();
  if (answer !== 'sign-out' && answer !== 'confirm') return;
  // What is asked of somebody is asked of nobody else.
  while (prompts.head.get()) prompts.cancelVisible();
  // First the way, as the guards lead whoever is nobody from here to the sign-in.
  const isKids = session.state.get().profile?.isKids === true;
  if (places) await leave(places, isKids);
  const isDone = session.signOut();
  // A child's home is nobody's.
  if (isKids && places?.isAtHome() === false) places.goHome();
  await isDone;
}

/** Tells when another viewer is there, until it is stopped. */
function nextViewer(viewer: Session['viewer']): { readonly isThere: Promise<void>; readonly stop: Unsubscribe } {
  const { audience } = viewer.get();
  let stop: Unsubscribe = () => undefined;
  const isThere = new Promise<void>((resolve) => {
    stop = viewer.subscribe(() => viewer.get().audience !== audience && resolve());
  });
  return { isThere, stop };
}

async function leave(places: NonNullable<SignOutDeps['places']>, isKids: boolean): Promise<void> {
  const { navigation, sitemap, canGoBack, goBack, goHome } = places;
  if (isKids || !canGoBack()) return goHome();
  const hasMoved = nextMove(places);
  goBack();
  await hasMoved;
  const { address, screen } = navigation.location.get();
  const page = sitemap.match(screen.path)?.page;
  if (page && isAccountPage(page)) goHome();
  // A place begins anew at its first row.
  else navigation.replace(address);
}

/** Resolves when the viewer has come to another place. */
function nextMove({ navigation: { location } }: Pick<Places, 'navigation'>): Promise<void> {
  return new Promise((resolve) => {
    const stop: Unsubscribe = location.subscribe(() => {
      stop();
      resolve();
    });
  });
}
