import { type Api, createSessionApi } from '@fjernsyn/api';
import type { Account, ServiceConfig } from '@fjernsyn/contracts';
import { type DurationMs, durationsMs, type Observable, type Unsubscribe } from '@fjernsyn/kernel';
import type { Ports } from '@fjernsyn/platform';
import { createConsentRecord, type ProfileEntry, readProfiles, type Session } from '@fjernsyn/session';
import type { Places } from '../navigation/places';
import type { Prompts } from '../overlays/prompts';
import type { Reading } from '../reading/reading';
import type { SignOutPlace } from '../sign-in/sign-out';
import { changePin } from './change-pin';
import { createChangeProfile } from './change-profile';
import { chooseProfile } from './choose-profile';
import { createProfile } from './create-profile';
import { editProfiles } from './edit-profiles';
import type { ProfileSetting } from './profile-setting';
import type { ChooseOptions } from './profiles';
import { createRights } from './rights';

/** Dependencies of {@link createProfilesFlow}. */
export interface ProfilesFlowDeps {
  readonly ports: Pick<Ports, 'clock' | 'store'>;
  readonly session: Session;
  readonly prompts: Prompts;
  readonly reading: () => Pick<Reading, 'loadConfig'> & { readonly api: Api };
  /** The service's configuration; undefined before it is there. */
  readonly config: () => ServiceConfig | undefined;
  /** Where the viewer is; undefined before the application is open. */
  readonly places: () => Places | undefined;
  readonly askForHelp: (kind: 'help_profile', until: Promise<unknown>) => void;
  /** Back where nothing lies behind. */
  readonly askToLeave: () => void;
  readonly signOut: (from: SignOutPlace) => void;
  /** The home for all. */
  readonly homeForAll: string;
  readonly isHeld: Observable<boolean>;
  readonly entries: Observable<readonly ProfileEntry[] | undefined>;
  readonly account: Observable<Account | undefined>;
  /** Remembers which profile was chosen in this visit. */
  readonly markChosen: (profileId: string) => void;
}

/** How long a question that must be answered waits where it could not be shown. */
const askAgainMs: DurationMs = 5 * durationsMs.second;

/** Profiles, step by step. */
export interface ProfilesFlow {
  /** Whether they could be read. Who asks while they are read waits for the same answer. */
  load(): Promise<boolean>;
  demand(): Promise<void>;
  choose(options?: ChooseOptions): Promise<void>;
  pick(profileId: string): Promise<void>;
  create(): Promise<void>;
  edit(profileId?: string): Promise<void>;
  changePin(): Promise<void>;
  stop(): void;
}

/** Makes the {@link ProfilesFlow}. Apart from `Profiles`, as few change profiles and the machines are large. */
export function createProfilesFlow(deps: ProfilesFlowDeps): ProfilesFlow {
  const setting = createSetting(deps);
  const { rights } = setting;
  let choosing: Promise<void> | undefined;
  let loading: Promise<boolean> | undefined;
  let cancelAgain: Unsubscribe = () => undefined;

  /** Who asks while the question stands waits for its end. */
  const choose = (options: Parameters<typeof chooseProfile>[1]): Promise<void> => {
    choosing ??= chooseProfile(setting, options).then(() => {
      choosing = undefined;
    });
    return choosing;
  };

  const isDue = (): boolean => deps.isHeld.get() && deps.session.state.get().role === 'signed-in';
  const demand = async (): Promise<void> => {
    if (choosing || !isDue()) return;
    setting.closeAll();
    await choose({ isDemanded: true, isLast: true });
    // It could not be shown: nothing else may be.
    if (isDue()) cancelAgain = deps.ports.clock.after(askAgainMs, () => void demand());
  };

  return {
    load() {
      const end = (isRead: boolean) => (): boolean => {
        loading = undefined;
        return isRead;
      };
      const whole = loading ?? setting.refresh().then(end(true), end(false));
      loading = whole;
      return whole;
    },
    demand,
    async choose(options = {}) {
      await choose(options);
      // Whoever leaves the question stays who they are.
      const { profile } = deps.session.state.get();
      if (profile) deps.markChosen(profile.id);
    },
    pick: (pickedId) => choose({ pickedId }),
    async create() {
      await setting.known();
      if (await rights.may('row', 'create')) await createProfile(setting);
    },
    async edit(profileId) {
      await setting.known();
      if (await rights.may('choice', 'edit')) await editProfiles(setting, profileId);
    },
    async changePin() {
      await setting.known();
      if (rights.has('edit-list', 'change-pin')) await changePin(setting);
    },
    stop() {
      cancelAgain();
      setting.stop();
    },
  };
}

function ignore(): void {
  // A list that cannot be read now is read by whoever needs it next.
}

/** What all steps share: the calls, the profiles as they were read last, and who may do what. */
function createSetting(deps: ProfilesFlowDeps): ProfileSetting {
  const { session, entries, account, reading } = deps;
  const calls = createSessionApi(reading().api);
  let isPinSet = false;
  const refresh: ProfileSetting['refresh'] = async (signal) => {
    const found = await readProfiles({ accounts: calls.accounts, session }, signal);
    isPinSet = found.isPinSet;
    entries.set(found.entries);
    account.set(found.account);
    return found;
  };
  const list = (): readonly ProfileEntry[] => entries.get() ?? [];
  const openPrompts = new Set<() => void>();
  const closeAll = (): void => Array.from(openPrompts).forEach((close) => void close());
  const setting: Omit<ProfileSetting, 'rights' | 'changeProfile'> = {
    ...deps,
    calls,
    openPrompts,
    closeAll,
    refresh,
    list,
    isPinSet: () => isPinSet,
    isOptedOut: createConsentRecord(deps.ports.store).isOptedOut,
    // Who edits was shown the list, unless an address led there.
    known: async () => void (entries.get() ?? (await refresh().catch(ignore))),
    stop: session.state.subscribe(() => session.state.get().role === 'signed-in' || closeAll()),
  };
  return { ...setting, rights: createRights(setting), changeProfile: createChangeProfile(deps) };
}
