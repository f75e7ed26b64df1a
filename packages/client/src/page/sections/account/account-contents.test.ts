import { parseAccount } from '@fjernsyn/contracts';
import { expect, test, vi } from 'vitest';
import { danish } from '../../../messages/translate';
import { type AccountContentDeps, accountContents } from './account-contents';
import { accountSectionTexts } from './account-section-texts';

const account = (sent: object) => parseAccount({ id: 'a', profiles: [], ...sent }, () => undefined);
const atRest = {
  isActive: true,
  paymentMethods: [],
  purchases: [],
  arePurchasesLoaded: true,
  isUpdating: false,
  isSendingVerification: false,
  isVerificationSent: false,
  updateError: undefined,
  isFailed: false,
  geoLocation: undefined,
} as const;

function depsOf(view: Partial<AccountContentDeps['view']>, more: Partial<AccountContentDeps> = {}): AccountContentDeps {
  return {
    t: danish.with(accountSectionTexts),
    view: { ...atRest, account: account({}), ...view },
    modes: [],
    language: 'da',
    languages: [],
    plans: [],
    timeZone: 'Europe/Copenhagen',
    model: 'Havblik 55',
    everybodysSegments: ['drtv'],
    profileId: undefined,
    retry: vi.fn(),
    sendVerification: vi.fn(),
    changePin: vi.fn(),
    toggle: vi.fn(),
    changeLanguage: vi.fn(),
    ...more,
  };
}

function wordsOf(part: keyof typeof accountContents, deps: AccountContentDeps) {
  const { blocks, actions = [] } = accountContents[part](deps);
  const texts = blocks.map((block) =>
    block.kind === 'fact' ? `${block.name}: ${block.text}` : block.kind === 'paragraph' ? block.text : '',
  );
  return { texts, labels: actions.map(({ label }) => label), actions };
}

test('[CL1010] an address that is verified is said, and nothing is to be done', () => {
  const sent = { firstName: 'Malene', lastName: 'Kvist', email: 'malene@fjernsyn.example', emailVerified: true };
  expect(wordsOf('A1', depsOf({ account: account(sent) }))).toMatchObject({
    texts: ['Navn: Malene Kvist', 'E-mail: malene@fjernsyn.example', 'Din e-mail er bekræftet.'],
    labels: [],
  });
});

test('[CL1010] one that is not has a button, which says that it sends, that it has sent, and that it could not', () => {
  const deps = depsOf({});
  const { labels, actions } = wordsOf('A1', deps);
  actions[0]?.onActivate?.();
  expect([labels, vi.mocked(deps.sendVerification).mock.calls.length]).toEqual([['Send mailen igen'], 1]);
  expect(wordsOf('A1', depsOf({ isSendingVerification: true })).labels).toEqual(['Sender …']);
  expect(wordsOf('A1', depsOf({ isVerificationSent: true })).texts[0]).toMatch(/^Mailen er på vej/);
  expect(wordsOf('A1', depsOf({ updateError: 'http/unreachable' })).texts).toContain(
    'Det gik ikke. Prøv igen om lidt.',
  );
});

test('[CL1011] billing names plan, end and purchases, and where payment is', () => {
  const subscriptions = [{ planId: 'p-1', status: 'Expired', endDate: '2026-12-13T23:30:00Z' }];
  const plans = [{ id: 'p-1', title: 'Gratis', isActive: true, benefits: [] }];
  const deps = depsOf(
    { account: account({ subscriptions }), isActive: false, purchases: [{ scopes: [] }], paymentMethods: ['kort'] },
    { plans },
  );
  expect(wordsOf('A2', deps).texts).toEqual([
    'Plan: Gratis',
    'Abonnement: ophørt, til 14. december 2026',
    'Købt og lejet: 1',
    'Betaling ændrer du på vores hjemmeside.',
  ]);
  expect(wordsOf('A2', depsOf({})).texts).toEqual(['Abonnement: aktivt', 'Der er ingen betaling knyttet til kontoen.']);
});

test.each([
  [true, 'Kontoen har en pinkode.', 'Skift pinkode'],
  [false, 'Kontoen har ingen pinkode.', 'Vælg en pinkode'],
])('[CL1012] with a PIN %s the lock says %s', (pinEnabled, text, label) => {
  const deps = depsOf({ account: account({ pinEnabled }) });
  const { texts, labels, actions } = wordsOf('A5', deps);
  actions[0]?.onActivate?.();
  expect([texts[0], labels]).toEqual([text, [label]]);
  expect(deps.changePin).toHaveBeenCalledOnce();
});

test('[CL1013] preferences are on or off, and languages are there to choose where there is more than one', () => {
  const languages = [
    { code: 'da', label: 'Dansk' },
    { code: 'en', label: 'English' },
  ];
  const deps = depsOf({}, { modes: ['largeText'], languages });
  const { actions } = wordsOf('A6', deps);
  expect(actions.map(({ label, isOn }) => [label, isOn])).toEqual([
    ['Stor tekst', true],
    ['Høj kontrast', false],
    ['Mindre bevægelse', false],
    ['Dansk', true],
    ['English', false],
  ]);
  actions[1]?.onActivate?.();
  actions[4]?.onActivate?.();
  expect([deps.toggle, deps.changeLanguage].map((each) => vi.mocked(each).mock.calls)).toEqual([
    [['highContrast']],
    [['en']],
  ]);
  expect(wordsOf('A6', depsOf({}, { languages: languages.slice(0, 1) })).labels).toHaveLength(3);
});

test('[CL1014] devices name this one, segments say what suggestions build on and which groups there are', () => {
  expect(wordsOf('A3', depsOf({ account: undefined })).texts[0]).toBe('Denne skærm: Havblik 55');
  const profiles = [{ id: 'p', name: 'Malene', segments: ['drtv', 'mt_natur', 'optedin'] }];
  expect(wordsOf('A99', depsOf({ account: account({ profiles }) }, { profileId: 'p' })).texts).toEqual([
    'Du får forslag, der bygger på det, du har set.',
    'Grupper: mt_natur',
  ]);
  expect(wordsOf('A99', depsOf({})).texts).toEqual(['Dine forslag bygger ikke på det, du har set.']);
});

test('[CL1015] a part waits for the account, and says where it cannot be read', () => {
  expect(wordsOf('A1', depsOf({ account: undefined })).texts).toEqual(['Henter din konto …']);
  const deps = depsOf({ account: undefined, isFailed: true });
  const { texts, labels, actions } = wordsOf('A5', deps);
  actions[0]?.onActivate?.();
  expect([texts, labels]).toEqual([['Din konto kan ikke hentes lige nu.'], ['Prøv igen']]);
  expect(deps.retry).toHaveBeenCalledOnce();
});
