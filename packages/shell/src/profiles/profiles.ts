import type { Account } from '@fjernsyn/contracts';
import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { KeyValueStore } from '@fjernsyn/platform';
import type { ProfileEntry } from '@fjernsyn/session';
import type { Places } from '../navigation/places';
import { createReach } from '../overlays/create-reach';
import { notSignedIn } from '../sign-in/not-signed-in';
import { isChoiceDue, isProfileOver } from './is-choice-due';
import type { ProfilesFlow, ProfilesFlowDeps } from './profiles-flow';

/** The profiles of the account, as everybody asks for them. All but what a start must know is fetched when it is first wanted. */
export interface Profiles {
  /** Whether nothing is shown, as it is not known yet who is watching: before a choice at start, and while the profile changes. */
  readonly isHeld: Observed<boolean>;
  /** The profiles as they were read last, of nobody but the account that is there; undefined before. */
  readonly entries: Observed<readonly ProfileEntry[] | undefined>;
  /** The account as it was read with them; undefined before. */
  readonly account: Observed<Account | undefined>;
  /** Reads the profiles, as for a row that shows them; whether they could be read. */
  load(): Promise<boolean>;
  /** From now on asks who is watching wherever nothing is shown before that is known. */
  demand(): void;
  /** Whether there is anybody to choose: somebody is signed in. */
  isOffered(): boolean;
  /** Opens the question who is watching over what the viewer sees; does nothing for nobody (S6.8). Resolves once it is answered or left. */
  choose(options?: ChooseOptions): Promise<void>;
  /** Chooses a profile, and asks for its PIN where it has one (S4.37). */
  pick(profileId: string): void;
  /** Opens the creation of a profile (S4.38). */
  create(): void;
  /** Opens the profiles to edit, or one of them. */
  edit(profileId?: string): void;
  /** Asks for a PIN of the account, twice. */
  changePin(): void;
  stop(): void;
}

/** Options of {@link Profiles.choose}. */
export interface ChooseOptions {
  /** Whether Back asks to leave the application, as where nothing lies behind (S4.41); it closes the question otherwise. */
  readonly isLast?: boolean;
  /** Whether something waits for the answer where the viewer is, who stays there. */
  readonly isAwaited?: boolean;
}

/** Dependencies of {@link createProfiles}. */
export interface ProfilesDeps extends Omit<ProfilesFlowDeps, 'isHeld' | 'entries' | 'account' | 'markChosen'> {
  readonly visitStore: Pick<KeyValueStore, 'read' | 'write'>;
}

/** Where the visit keeps which profile was chosen in it, so that a page that is loaded anew does not ask once more (S4.72). */
export const chosenKey = 'fjernsyn.profile';

/** What says that the choice cannot be had. */
const unreachableChoice = {
  kind: 'choose_profile',
  profiles: undefined,
  currentId: undefined,
  openingId: undefined,
  canCreate: false,
  canEdit: false,
  isSending: false,
  error: 'http/unreachable',
} as const;

const importFlow = () => import('./profiles-flow');

/** Makes the {@link Profiles} of whoever is signed in. */
export function createProfiles(
  { visitStore, ...deps }: ProfilesDeps,
  fetchFlow: typeof importFlow = importFlow,
): Profiles {
  const { session } = deps;
  const isHeld = createObservable(isChoiceDue(session.state.get(), visitStore.read(chosenKey)));
  const entries = createObservable<readonly ProfileEntry[] | undefined>(undefined);
  const account = createObservable<Account | undefined>(undefined);
  const markChosen = (profileId: string): void => visitStore.write(chosenKey, profileId);
  let chosenId = session.state.get().profile?.id;
  let isDemanding = false;
  let isStopped = false;

  const flow = createReach<ProfilesFlow>({
    prompts: deps.prompts,
    fetch: async () => (await fetchFlow()).createProfilesFlow({ ...deps, isHeld, entries, account, markChosen }),
    unreachable: () => unreachableChoice,
    refusal: notSignedIn,
  });
  const run = async (task: (flow: ProfilesFlow) => unknown): Promise<void> => {
    if (session.state.get().role !== 'signed-in') return;
    const reached = await flow.get(isHeld.get()).catch(() => undefined);
    if (reached && !isStopped) await task(reached);
  };
  const follow = (): void => {
    const state = session.state.get();
    // Another tab may have changed it: what plays is not for whoever comes.
    if (chosenId !== undefined && chosenId !== state.profile?.id && !isHeld.get()) leaveWatch(deps.places());
    chosenId = state.profile?.id;
    if (state.role !== 'signed-in') {
      entries.set(undefined);
      account.set(undefined);
      isHeld.set(false);
    } else if (isProfileOver(state)) isHeld.set(true);
    if (isHeld.get() && isDemanding) void run(({ demand }) => demand());
  };
  const end = session.state.subscribe(follow);

  return {
    isHeld,
    entries,
    account,
    async load() {
      let isRead = false;
      await run(async ({ load }) => {
        isRead = await load();
      });
      return isRead;
    },
    demand() {
      isDemanding = true;
      follow();
    },
    isOffered: () => session.state.get().role === 'signed-in',
    choose: (options) => run(({ choose }) => choose(options)),
    pick: (profileId) => void run(({ pick }) => pick(profileId)),
    create: () => void run(({ create }) => create()),
    edit: (profileId) => void run(({ edit }) => edit(profileId)),
    changePin: () => void run(({ changePin }) => changePin()),
    stop() {
      isStopped = true;
      end();
      void flow.wanted()?.then(({ stop }) => stop());
    },
  };
}

function leaveWatch(places: Places | undefined): void {
  if (places?.navigation.location.get().screen.kind === 'watch') places.goHome();
}
