import { imageFor, type PlayableItem } from '@fjernsyn/catalogue';
import { createObservable, type ErrorCode, type Observed, toAppError, type Unsubscribe } from '@fjernsyn/kernel';
import type { Cast, CastItem, CastStatus, KeyValueStore } from '@fjernsyn/platform';
import type { SessionState } from '@fjernsyn/session';
import { shellErrors } from '../errors';
import type { Prompts } from '../overlays/prompts';
import type { Reading } from '../reading/reading';
import type { Watch } from '../watch/watch';

/** How wide the picture is that a set shows, in CSS pixels of the page. */
const pictureWidthPx = 1280;

/** What of casting a viewer sees (C3.24). */
export interface CastingView {
  readonly connectionStatus: CastStatus;
  /** Whether the viewer looked for a set and there was none. */
  readonly noDevice: boolean;
  /** What the connected set is called. */
  readonly castDevice: string | undefined;
  /** Whether a press first says what casting is: this profile has not been told on this device. */
  readonly showIntroduction: boolean;
  /** What the set plays. */
  readonly item: CastItem | undefined;
  /** Why the last press has led to nothing. */
  readonly error: ErrorCode | undefined;
}

/** Casting as a viewer meets it on the watch screen. */
export interface Casting {
  readonly view: Observed<CastingView>;
  /** The button: connects to a set that the viewer chooses, or ends what is connected. */
  press(): Promise<void>;
  /** Tells the set what is watched, and plays here what the set turns out to play; until the returned function ends it. */
  follow(watch: Pick<Watch, 'view' | 'playItem'>): Unsubscribe;
}

/** Dependencies of {@link createCasting}. */
export interface CastingDeps {
  readonly cast: Cast;
  readonly store: Pick<KeyValueStore, 'read' | 'write'>;
  readonly session: Observed<Pick<SessionState, 'profile'>>;
  readonly prompts: Pick<Prompts, 'ask'>;
  readonly reading: Pick<Reading, 'loadItem'>;
}

/** Where it is kept that a profile was told what casting is. */
export function introductionKeyOf(profile: SessionState['profile']): string {
  return `fjernsyn.cast-introduction.${profile?.id ?? ''}`;
}

/** Makes the {@link Casting} of an application. */
export function createCasting({ cast, store, session, prompts, reading }: CastingDeps): Casting {
  const introductionKey = (): string => introductionKeyOf(session.get().profile);
  const toView = (error: ErrorCode | undefined): CastingView => {
    const { status, deviceName, item } = cast.state.get();
    return {
      connectionStatus: status,
      noDevice: status === 'no-devices' || error === 'cast/no-devices',
      castDevice: deviceName,
      showIntroduction: store.read(introductionKey()) === undefined,
      item,
      error,
    };
  };
  const view = createObservable(toView(undefined));
  cast.state.subscribe(() => view.set(toView(undefined)));
  session.subscribe(() => view.set(toView(view.get().error)));

  /** Whether the viewer goes on; asked once. */
  const introduce = async (): Promise<boolean> => {
    if (!view.get().showIntroduction) return true;
    const answer = await prompts.ask({ kind: 'cast_introduction' });
    if (answer !== 'cancelled') store.write(introductionKey(), 'seen');
    view.set(toView(view.get().error));
    return answer === 'allow';
  };

  return {
    view,
    async press() {
      if (cast.state.get().status === 'connected') return cast.disconnect();
      if (!(await introduce())) return;
      try {
        await cast.connect();
        view.set(toView(undefined));
      } catch (thrown) {
        view.set(toView(toAppError(thrown, shellErrors.unexpected).code));
      }
    },
    follow: (watch) => followWatch(watch, cast, reading),
  };
}

/** Describes what is watched to the set, with its picture once that is known; what the set plays of another's doing is watched here too. */
function followWatch(
  watch: Pick<Watch, 'view' | 'playItem'>,
  { state, describe }: Cast,
  reading: Pick<Reading, 'loadItem'>,
): Unsubscribe {
  let described: string | undefined;
  let played = state.get().item?.id;
  let isEnded = false;
  const picture = async (item: PlayableItem): Promise<void> => {
    const { item: whole } = await reading.loadItem(item.id);
    const pictureUrl = imageFor([whole.images], 'wallpaper', { widthPx: pictureWidthPx });
    if (!isEnded && described === item.id) describe(toCastItem(item, pictureUrl));
  };
  const onItem = (): void => {
    const { item } = watch.view.get();
    if (!item || item.id === described) return;
    described = item.id;
    describe(toCastItem(item));
    // Without a picture the set shows the title alone.
    picture(item).catch(() => undefined);
  };
  const onState = (): void => {
    const { item } = state.get();
    if (item?.id === played) return;
    played = item?.id;
    if (item && described !== undefined && item.id !== described) watch.playItem(item.id);
  };
  const ends = [watch.view.subscribe(onItem), state.subscribe(onState)];
  onItem();
  return () => {
    isEnded = true;
    for (const end of ends) end();
  };
}

function toCastItem({ id, title, tagline }: PlayableItem, pictureUrl?: string): CastItem {
  return { id, title, subtitle: tagline || undefined, pictureUrl };
}
