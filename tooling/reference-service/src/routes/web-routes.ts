import { termsName } from '../pages/web-pages';
import type { ServiceApp } from '../server/bindings';

const terms = `<!doctype html>
<html lang="da">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Betingelser</title>
<style>body { margin: 2rem; max-width: 40em; font: 1.25rem/1.5 sans-serif; color: #e8eef2; background: #10202b }</style>
<h1>Betingelser</h1>
<p>Du må se det hele, så tit du vil. Du må ikke sælge det videre.</p>
<p>Vi gemmer, hvor langt du er nået, så du kan se videre i morgen. Det sletter du selv, når du vil.</p>
<script>document.body.insertAdjacentHTML('beforeend', '<p>Siden kan regne: ' + 6 * 7 + '.</p>')</script>
</html>
`;

/** `/web/{name}`: a page of the web that pages of the service frame. */
export function webRoutes(app: ServiceApp): void {
  app.get(`/web/${termsName}`, (context) => context.html(terms));
}
