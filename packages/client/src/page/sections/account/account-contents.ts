import type { AccountPart } from '@fjernsyn/catalogue';
import type { SubscriptionPlan } from '@fjernsyn/contracts';
import type { AccountView, AppearanceMode } from '@fjernsyn/shell';
import type { PassageAction, TextBlock } from '@fjernsyn/ui';
import type { Translate } from '../../../messages/create-translate';
import { dayWords } from '../../../messages/item/day-words';
import type { AccountSectionTexts } from './account-section-texts';

/** What a part of the account's page says, and what can be done there. */
export interface AccountContent {
  readonly blocks: readonly TextBlock[];
  readonly actions?: readonly PassageAction[];
  /** Whether the account is still to come. */
  readonly isWaiting?: boolean;
}

/** What the parts are made of. */
export interface AccountContentDeps {
  readonly t: Translate<AccountSectionTexts>;
  readonly view: AccountView;
  readonly modes: readonly AppearanceMode[];
  /** The language of the application, BCP 47. */
  readonly language: string;
  readonly languages: readonly { readonly code: string; readonly label?: string | undefined }[];
  readonly plans: readonly SubscriptionPlan[];
  readonly timeZone: string | undefined;
  readonly model: string;
  /** The segments of everybody, which tell nobody apart. */
  readonly everybodysSegments: readonly string[];
  /** The profile that watches. */
  readonly profileId: string | undefined;
  retry(): void;
  sendVerification(): void;
  changePin(): void;
  toggle(mode: AppearanceMode): void;
  changeLanguage(code: string): void;
}

type ContentOf = (deps: AccountContentDeps) => AccountContent;

/** What stands while the account is read. */
export function waitingContent(t: AccountContentDeps['t']): AccountContent {
  return { blocks: [paragraph(t('account.reading'))], isWaiting: true };
}

/** What stands where the account cannot be read. */
export function failedContent(t: AccountContentDeps['t'], retry: () => void): AccountContent {
  return {
    blocks: [paragraph(t('account.unreadable'))],
    actions: [{ focusKey: 'retry', label: t('action.retry'), onActivate: retry }],
  };
}

/** Whether a part says something of the account itself. */
export function needsAccount(part: AccountPart): boolean {
  return part !== 'A3' && part !== 'A6';
}

/** The content of each part, by the service's name. */
export const accountContents: Readonly<Record<AccountPart, ContentOf>> = {
  A1: onceRead(toDetails),
  A2: onceRead(toBilling),
  A3: ({ t, model }) => ({
    blocks: [fact(t('account.thisDevice'), model), paragraph(t('account.staysSignedIn')), paragraph(t('account.lost'))],
  }),
  A5: onceRead(toLock),
  A6: toPreferences,
  A99: onceRead(toSegments),
};

/** That a part is read, or could not be, until its account is there. */
function onceRead(contentOf: ContentOf): ContentOf {
  return (deps) => {
    const { t, view, retry } = deps;
    if (view.account !== undefined) return contentOf(deps);
    return view.isFailed ? failedContent(t, retry) : waitingContent(t);
  };
}

function toDetails({ t, view, sendVerification }: AccountContentDeps): AccountContent {
  const { account, isSendingVerification, isVerificationSent, updateError } = view;
  const name = [account?.firstName, account?.lastName].filter(Boolean).join(' ');
  const known = [
    ...(name === '' ? [] : [fact(t('account.name'), name)]),
    ...(account?.email === undefined ? [] : [fact(t('account.email'), account.email)]),
  ];
  if (account?.isEmailVerified === true) return { blocks: [...known, paragraph(t('account.verified'))] };
  const word = isVerificationSent ? t('account.mailSent') : t('account.notVerified');
  return {
    blocks: [...known, paragraph(word), ...(updateError === undefined ? [] : [paragraph(t('account.updateFailed'))])],
    actions: [
      {
        focusKey: 'verify',
        label: isSendingVerification ? t('account.sending') : t('account.sendMail'),
        onActivate: sendVerification,
      },
    ],
  };
}

/** The plan and what was bought, as far as it is known: nothing is paid here. */
function toBilling({ t, view, plans, language, timeZone }: AccountContentDeps): AccountContent {
  const [subscription] = view.account?.subscriptions ?? [];
  const plan = plans.find(({ id }) => id === subscription?.planId)?.title;
  const until = subscription?.endsAt && dayWords(subscription.endsAt, { language, timeZone });
  const state = view.isActive ? t('account.active') : t('account.ended');
  return {
    blocks: [
      ...(plan === undefined ? [] : [fact(t('account.plan'), plan)]),
      fact(t('account.subscription'), until ? t('account.until', { state, day: until }) : state),
      ...(view.purchases.length === 0 ? [] : [fact(t('account.purchases'), String(view.purchases.length))]),
      paragraph(view.paymentMethods.length === 0 ? t('account.noPayment') : t('account.payElsewhere')),
    ],
  };
}

function toLock({ t, view, changePin }: AccountContentDeps): AccountContent {
  const isSet = view.account?.isPinEnabled === true;
  return {
    blocks: [paragraph(t(isSet ? 'account.pinSet' : 'account.pinMissing')), paragraph(t('account.pinGuards'))],
    actions: [{ focusKey: 'pin', label: t(isSet ? 'account.changePin' : 'account.choosePin'), onActivate: changePin }],
  };
}

const offeredModes = ['largeText', 'highContrast', 'reducedMotion'] as const;

function toPreferences({ t, modes, toggle, languages, language, changeLanguage }: AccountContentDeps): AccountContent {
  const choices = offeredModes.map(
    (mode): PassageAction => ({
      focusKey: mode,
      label: t(`account.${mode}`),
      ...marked(modes.includes(mode)),
      onActivate: () => toggle(mode),
    }),
  );
  const spoken = languages.length < 2 ? [] : languages;
  const tongues = spoken.map(
    ({ code, label = code }): PassageAction => ({
      focusKey: `language-${code}`,
      label,
      ...marked(code === language),
      onActivate: () => changeLanguage(code),
    }),
  );
  return { blocks: [paragraph(t('account.preferences'))], actions: [...choices, ...tongues] };
}

/** What is on has a mark that shows under the focus, too. */
function marked(isOn: boolean): Pick<PassageAction, 'icon' | 'isOn'> {
  return { isOn, icon: isOn ? 'check' : undefined };
}

/** Whether what is watched makes suggestions, and the groups that the service has put the profile into, as it names them. */
function toSegments({ t, view: { account }, profileId, everybodysSegments }: AccountContentDeps): AccountContent {
  const profile = account?.profiles.find(({ id }) => id === profileId);
  const all = profile?.segments ?? account?.segments ?? [];
  const untold = ['optedin', 'optedout', ...everybodysSegments];
  const groups = all.filter((segment) => !untold.includes(segment));
  return {
    blocks: [
      paragraph(t(all.includes('optedin') ? 'account.optedIn' : 'account.optedOut')),
      ...(groups.length === 0 ? [] : [fact(t('account.groups'), groups.join(', '))]),
    ],
  };
}

function paragraph(text: string): TextBlock {
  return { kind: 'paragraph', text };
}

function fact(name: string, text: string): TextBlock {
  return { kind: 'fact', name, text };
}
