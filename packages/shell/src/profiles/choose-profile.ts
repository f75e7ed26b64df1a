import type { Token } from '@fjernsyn/contracts';
import { type ErrorCode, toAppError, type Unsubscribe } from '@fjernsyn/kernel';
import { createProfileChoice, type ProfileChoice, type ProfileEntry } from '@fjernsyn/session';
import { shellErrors } from '../errors';
import type { OverlayRequest, PromptKind } from '../overlays/overlay';
import type { OverlayAction } from '../overlays/overlay-descriptor';
import { toPinProblem } from '../sign-in/ask-pin';
import { createProfile } from './create-profile';
import { editProfiles } from './edit-profiles';
import type { ProfileSetting } from './profile-setting';
import type { ChooseOptions } from './profiles';

/** Why and how somebody is asked who is watching. */
export interface ChoiceOptions extends ChooseOptions {
  /** Whether nothing is shown before it is answered. */
  readonly isDemanded?: boolean;
  /** Who has been picked already, elsewhere than in this question. */
  readonly pickedId?: string;
}

interface Chosen {
  readonly profile: ProfileEntry;
  readonly tokens: readonly Token[];
}

/**
 * Asks who is watching, and for the PIN of a profile that has one. Whoever was chosen is led to their home, unless something waits for them where they
 * are (S4.37, S4.44, S4.45).
 */
export async function chooseProfile(setting: ProfileSetting, options: ChoiceOptions): Promise<void> {
  const { calls, refresh, isOptedOut } = setting;
  const taken: Chosen[] = [];
  const choice = createProfileChoice({
    authorization: calls.authorization,
    refresh,
    isOptedOut,
    take: (profile, tokens) => void taken.push({ profile, tokens }),
  });
  await showChoice(setting, choice, options);
  const isWaiting = options.isDemanded === true || options.isAwaited === true;
  for (const { profile, tokens } of taken) await setting.changeProfile(profile, tokens, isWaiting);
}

/** Shows a choice until it is over; the profiles are read beside it. */
function showChoice(setting: ProfileSetting, choice: ProfileChoice, options: ChoiceOptions): Promise<void> {
  const { prompts, entries, session, openPrompts } = setting;
  return new Promise((resolve) => {
    const ends: Unsubscribe[] = [];
    const face = createFace(setting, choice);
    const isOver = new Promise<void>((over) => ends.push(over));
    const cancel = (): void => choice.send({ type: 'CANCEL' });
    const load = (): void => {
      face.setFailure(undefined);
      const heard = (failure?: ErrorCode): void => {
        face.setFailure(failure);
        show();
        if (failure === undefined) pickAtOnce(setting, choice, options);
      };
      setting.refresh().then(
        () => heard(),
        (thrown: unknown) => heard(toAppError(thrown, shellErrors.unexpected).code),
      );
    };
    const prompt = prompts.host(face.toRequest(), {
      act: (action) => act(setting, action, { load, cancel, isOver }),
      enter: (value) => enter(setting, choice, value),
      back() {
        if (choice.getSnapshot().step !== 'choosing') choice.send({ type: 'BACK' });
        else if (options.isLast) setting.askToLeave();
        else cancel();
      },
      onCancelled: cancel,
    });
    const show = (): void => {
      const { step } = choice.getSnapshot();
      if (step !== 'chosen' && step !== 'left') {
        prompt.change(face.toRequest());
        return;
      }
      for (const end of ends) end();
      openPrompts.delete(cancel);
      prompt.close();
      resolve();
    };
    openPrompts.add(cancel);
    ends.push(
      choice.subscribe(show),
      entries.subscribe(show),
      session.state.subscribe(() => {
        // Guarded playback was opened by another way (S4.42).
        if (!options.isDemanded && session.state.get().scopes.includes('account-playback')) cancel();
      }),
    );
    load();
  });
}

/** Opens whom the viewer has picked already, or the only profile there is (S4.44). */
function pickAtOnce({ list }: ProfileSetting, choice: ProfileChoice, { isDemanded, pickedId }: ChoiceOptions): void {
  if (choice.getSnapshot().step !== 'choosing') return;
  const [first] = list();
  const isOnly = list().length === 1;
  const profile = list().find(({ id }) => id === pickedId) ?? (isDemanded && isOnly ? first : undefined);
  if (profile) choice.send({ type: 'CHOOSE', profile, isOnly });
}

/** What the question looks like at the moment: the profiles, or the PIN of the one that was picked. */
function createFace({ entries, isHeld, list, rights, session }: ProfileSetting, choice: ProfileChoice) {
  let failure: ErrorCode | undefined;
  let isPinShown = false;
  return {
    setFailure(next: ErrorCode | undefined) {
      failure = next;
    },
    toRequest(): OverlayRequest<PromptKind> {
      const { step, profile, error } = choice.getSnapshot();
      const isSending = step === 'opening';
      if (!isSending) isPinShown = step === 'asking';
      if (isPinShown && profile) return { kind: 'pin', profile, error: toPinProblem(error), isSending };
      return {
        kind: 'choose_profile',
        profiles: entries.get(),
        // At a start nobody is there yet, whoever was last.
        currentId: isHeld.get() ? undefined : session.state.get().profile?.id,
        openingId: isSending ? profile?.id : undefined,
        canCreate: list().length > 0 && rights.has('choice', 'create'),
        canEdit: list().length > 0 && rights.has('choice', 'edit'),
        error: error ?? failure,
        isSending,
      };
    },
  };
}

function enter({ list }: ProfileSetting, choice: ProfileChoice, value: string): void {
  if (choice.getSnapshot().step === 'asking') {
    choice.send({ type: 'PIN', pin: value });
    return;
  }
  const profile = list().find(({ id }) => id === value);
  if (profile) choice.send({ type: 'CHOOSE', profile, isOnly: list().length === 1 });
}

/** What a choice lets its buttons do. */
interface ChoiceHandles {
  readonly load: () => void;
  readonly cancel: () => void;
  readonly isOver: Promise<void>;
}

async function act(
  setting: ProfileSetting,
  action: OverlayAction,
  { load, cancel, isOver }: ChoiceHandles,
): Promise<void> {
  const { rights } = setting;
  if (action === 'retry') load();
  else if (action === 'close' && !setting.isHeld.get()) cancel();
  else if (action === 'sign-out') setting.signOut('profiles');
  else if (action === 'help') setting.askForHelp('help_profile', isOver);
  else if (action === 'create-profile' && (await rights.may('choice', 'create'))) await createProfile(setting);
  else if (action === 'edit-profiles' && (await rights.may('choice', 'edit'))) await editProfiles(setting);
}
