import { html, raw } from 'hono/html';
import { codePath, signOutPath } from '../addresses';
import { type Html, notice, toPage } from './page';

/** What the pages for codes need: where their forms go, and the library's guard against forged ones. */
export interface CodeForm {
  readonly action: string;
  readonly xsrf: string;
  /** The first name of whoever is signed in on this browser. */
  readonly signedInAs?: string | undefined;
}

/** Why a code is asked for again. */
export type CodeProblem = 'missing' | 'unknown' | 'expired' | 'used' | 'interrupted' | 'resumed';

const problemWords: Readonly<Record<CodeProblem, string>> = {
  missing: 'Skriv koden, som den står på skærmen.',
  unknown: 'Koden passer ikke. Se efter på skærmen, og skriv den igen.',
  expired: 'Koden er udløbet. Få en ny kode på skærmen, og skriv den her.',
  used: 'Koden er allerede brugt. Få en ny kode på skærmen, og skriv den her.',
  interrupted: 'Siden var blevet gammel. Send koden igen.',
  resumed: 'Er dit fjernsyn logget ind, er du færdig. Er det ikke, så skriv koden igen.',
};

/** Asks for the code on the set; after a mistake with what was typed. */
export function codePage(form: CodeForm, problem?: CodeProblem, typed = ''): Promise<string> {
  const describedBy = problem === undefined ? 'om-koden' : 'fejl om-koden';
  return toPage({
    title: 'Log ind på dit fjernsyn',
    lead: 'Skriv koden fra skærmen her, og log ind. Resten sker af sig selv på dit fjernsyn.',
    panel: html`<form method="post" action="${form.action}">
${notice('fejl', problem && problemWords[problem])}
<input type="hidden" name="xsrf" value="${form.xsrf}">
<label for="kode">Koden på skærmen</label>
<p class="hint" id="om-koden">Store og små bogstaver er lige gode.</p>
<input class="code" id="kode" name="user_code" type="text" value="${typed}" maxlength="20" aria-describedby="${describedBy}"
 aria-invalid="${String(problem !== undefined)}" autocomplete="off" autocapitalize="characters" autocorrect="off" spellcheck="false" autofocus>
<div class="actions"><button class="button first" type="submit">Fortsæt</button></div>
</form>
${who(form)}`,
  });
}

/** Shows a code and asks whether the set is the viewer's own: nobody is signed in on a set that somebody else holds. */
export function confirmPage(form: CodeForm, code: string): Promise<string> {
  return toPage({
    title: 'Er det din skærm?',
    lead: 'Sig kun ja, hvis den samme kode står på dit fjernsyn lige nu.',
    panel: html`<p class="spoken">Koden er ${[...code].join(' ')}</p>
<p class="letters" aria-hidden="true">${[...code].map((letter) => (letter === '-' ? html`<b></b>` : html`<i>${letter}</i>`))}</p>
<form method="post" action="${form.action}">
<input type="hidden" name="xsrf" value="${form.xsrf}">
<input type="hidden" name="user_code" value="${code}">
<div class="actions">
<button class="button first" type="submit" name="confirm" value="yes">Ja, det er min skærm</button>
<button class="button" type="submit" name="abort" value="yes">Nej, afvis</button>
</div>
</form>
${who(form)}`,
  });
}

/** The end of a sign-in that went well. */
export function successPage(name: string): Promise<string> {
  return toPage({
    title: 'Se på dit fjernsyn',
    lead: `Du er logget ind som ${name}. Du kan lukke siden her.`,
    panel: html`${televisionAtDusk}<a class="button" href="${codePath}">Log ind på en skærm til</a>`,
  });
}

/** The end of a sign-in that the viewer refused. */
export function refusedPage(): Promise<string> {
  return toPage({
    title: 'Skærmen er afvist',
    lead: 'Ingen blev logget ind på den. Var det alligevel din skærm, så få en ny kode på den.',
    panel: html`<a class="button first" href="${codePath}">Skriv en ny kode</a>`,
  });
}

function who({ signedInAs }: CodeForm): Html {
  return signedInAs === undefined
    ? html``
    : html`<p class="who">Du er logget ind som ${signedInAs}. <a class="link" href="${signOutPath}">Log ud</a></p>`;
}

const televisionAtDusk = raw(
  '<svg class="scene" viewBox="0 0 176 124" fill="none" stroke-linecap="round" aria-hidden="true"><rect x="6" y="6" width="164" height="98" rx="10" fill="#06090C" stroke="#708691" stroke-width="3"/><path d="M62 68a26 26 0 0 1 52 0z" fill="#F6A93B"/><path d="M36 74h104" stroke="#F7F3EA" stroke-width="4"/><path d="M58 83h60" stroke="#F7F3EA" stroke-width="4" opacity=".6"/><path d="M74 92h28" stroke="#F7F3EA" stroke-width="4" opacity=".35"/><path d="M56 118h64" stroke="#708691" stroke-width="4"/></svg>',
);
