import { html } from 'hono/html';
import type { AccountState } from '../../state/service-state';
import { lockedText } from '../../tokens/account-tokens';
import { tooManyTriesText } from '../../tokens/guesses';
import { codePath, signInPath } from '../addresses';
import { type Html, notice, toPage } from './page';

/** What the sign-in page shows. */
export interface SignInForm {
  /** Guards against forged forms: the sign-in it belongs to. */
  readonly xsrf: string;
  readonly email?: string;
  readonly password?: string;
  readonly problem?: 'refused' | 'locked' | 'too-many-tries';
  /** Made-up accounts, whose passwords everybody may know. */
  readonly accounts: readonly AccountState[];
}

const problemWords = {
  refused: 'Mailadressen og adgangskoden passer ikke sammen. Prøv igen.',
  locked: lockedText,
  'too-many-tries': tooManyTriesText,
} as const;

/** Asks for address and password; the accounts to try stand below, each a link that fills the form in. */
export function signInPage({ xsrf, email = '', password = '', problem, accounts }: SignInForm): Promise<string> {
  return toPage({
    title: 'Log ind',
    lead: 'Så er dit fjernsyn klar.',
    panel: html`<form method="post" action="${signInPath}" novalidate>
${notice('fejl', problem && problemWords[problem])}
<input type="hidden" name="xsrf" value="${xsrf}">
<div class="field"><label for="mail">Mailadresse</label>
<input id="mail" name="email" type="email" value="${email}" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false"${described(problem !== undefined)}></div>
<div class="field"><label for="adgangskode">Adgangskode</label>
<input id="adgangskode" name="password" type="password" value="${password}" autocomplete="current-password"${described(problem !== undefined)}></div>
<div class="actions"><button class="button first" type="submit">Log ind</button>
<a class="button" href="${codePath}">Fortryd</a></div>
</form>`,
    aside: html`<section class="trial" aria-labelledby="proeve"><h2 id="proeve">Konti at prøve med</h2>
<p class="hint">De er opfundet, og alle kan bruge dem. Adgangskoden er ${[...new Set(accounts.map((each) => each.password))].join(' eller ')}</p>
<ul>${accounts.map(row)}</ul></section>`,
  });
}

/** Says that a sign-in cannot go on. */
export function lostPage(sentence: string): Promise<string> {
  return toPage({
    title: 'Begynd forfra',
    lead: sentence,
    panel: html`<a class="button first" href="${codePath}">Skriv koden igen</a>`,
  });
}

function row(account: AccountState): Html {
  const profiles = account.profiles.length === 1 ? 'én profil' : `${account.profiles.length} profiler`;
  const facts = [
    profiles,
    account.pin && `pinkode ${account.pin}`,
    account.isAbroad && 'i udlandet',
    account.isLocked && 'spærret',
  ].filter(Boolean);
  return html`<li><div><strong>${account.firstName}</strong><span class="hint">${account.email}</span>
<span class="hint">${facts.join(' · ')}</span></div>
<a class="pick" href="${signInPath}?som=${account.id}" aria-label="Brug ${account.firstName}">Brug</a></li>`;
}

function described(isRefused: boolean): Html {
  return isRefused ? html` aria-invalid="true" aria-describedby="fejl"` : html``;
}
