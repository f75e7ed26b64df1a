import { html } from 'hono/html';
import { codePath } from '../addresses';
import { toPage } from './page';

/** Asks before signing out on this browser. */
export function signOutPage(action: string, xsrf: string, name: string): Promise<string> {
  return toPage({
    title: 'Vil du logge ud?',
    lead: `Du er logget ind som ${name} her i browseren. Dine skærme bliver ved med at være logget ind.`,
    panel: html`<form method="post" action="${action}">
<input type="hidden" name="xsrf" value="${xsrf}">
<button class="button first" type="submit" name="logout" value="yes">Log ud</button>
<a class="button" href="${codePath}">Bliv logget ind</a>
</form>`,
  });
}

/** The end of a sign-out. */
export function signedOutPage(): Promise<string> {
  return toPage({
    title: 'Du er logget ud',
    lead: 'Her i browseren. Dine skærme er stadig logget ind.',
    panel: html`<a class="button first" href="${codePath}">Skriv en kode</a>`,
  });
}
