import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { pageStyle } from './page-style';

/** A piece of a page, escaped; a promise where one of its parts is. */
export type Html = ReturnType<typeof html>;

/** A page: what it says, and what there is to do. */
export interface PageParts {
  readonly title: string;
  readonly lead?: string;
  readonly panel: Html;
  /** Stands below, on a desktop beside. */
  readonly aside?: Html;
}

/**
 * What a page may do (Content-Security-Policy): show itself in its own style and post forms to where it comes from; it has no script.
 */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`,
  "font-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A whole page in our look; it needs no script and nothing from elsewhere. */
export async function toPage({ title, lead, panel, aside }: PageParts): Promise<string> {
  return String(
    await html`<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Fjernsyn</title>
<link rel="icon" href="data:,">
<style>${raw(pageStyle)}</style>
</head>
<body>
<header class="brand">${mark}fjernsyn</header>
<main>
<div class="intro"><h1>${title}</h1>${lead === undefined ? '' : html`<p class="lead">${lead}</p>`}</div>
<div class="panel">${panel}</div>
${aside}
</main>
</body>
</html>`,
  );
}

/** A sentence about what went wrong, which readers say at once. */
export function notice(id: string, sentence: string | undefined): Html {
  return sentence === undefined
    ? html``
    : html`<p class="notice" id="${id}" role="alert">
<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M12 7.500v5.500M12 16.400v.1"/></svg>
<span>${sentence}</span></p>`;
}

const mark = raw(
  '<svg viewBox="0 0 40 40" fill="none" stroke="#F7F3EA" stroke-width="3.400" stroke-linecap="round" aria-hidden="true"><path d="M6 21a14 14 0 0 1 28 0z" fill="#F6A93B" stroke="none"/><path d="M2 26h36"/><path d="M9 32h22" opacity=".72"/><path d="M15.500 38h9" opacity=".45"/></svg>',
);
