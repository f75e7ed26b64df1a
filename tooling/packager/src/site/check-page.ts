import type { Complaint, MadeFile } from '../files/made-file';
import { policyOf } from './html-page';

/** What fetches something, by its tag and the attribute that says what. */
const fetched = /<(?:script|link|iframe|img|object|embed|source|video|audio)\b[^>]*?\s(?:src|href|data)="([^"]*)"/gi;
const elsewhere = /^([a-z][a-z\d+.-]*:)?\/\//i;

/** What a policy lets scripts be or come from beside the package's own, in words. */
const openings: Readonly<Record<string, string>> = {
  "'unsafe-eval'": 'lets text be run as a script',
  "'unsafe-inline'": 'lets scripts stand in the page',
  '*': 'lets scripts come from anywhere',
};

/** What a store would refuse of a package's page: what comes from elsewhere, and a policy that lets scripts do so. */
export function checkPage(path: string, files: readonly MadeFile[]): readonly Complaint[] {
  const page = files.find((file) => file.path === path);
  if (page === undefined)
    return [{ rule: `There is no ${path}, which sets open.`, remedy: 'Name it `page` in targets.ts.' }];
  const html = new TextDecoder().decode(page.contents);
  const foreign = Array.from(html.matchAll(fetched), ([, address = '']) => address).filter((each) =>
    elsewhere.test(each),
  );
  return [
    ...foreign.map((address) => ({
      rule: `${path} fetches ${address} from another host.`,
      remedy: 'Bundle it: what a store has seen has to be what runs.',
    })),
    ...policyComplaints(path, policyOf(html)),
  ];
}

function policyComplaints(path: string, policy: string): readonly Complaint[] {
  const directives = new Map(policy.split(';').map((text) => directiveOf(text)));
  const sources = directives.get('script-src') ?? directives.get('default-src');
  const remedy = 'Let content-security-policy.ts name the package’s own scripts alone.';
  if (sources === undefined) return [{ rule: `${path} has no policy for scripts.`, remedy }];
  return sources.flatMap((source) => {
    const what = openings[source] ?? (isOwn(source) ? undefined : `lets scripts come from ${source}`);
    return what === undefined ? [] : [{ rule: `The policy of ${path} ${what} (${source}).`, remedy }];
  });
}

function directiveOf(text: string): readonly [name: string, sources: readonly string[]] {
  const [name = '', ...sources] = text.trim().split(/\s+/);
  return [name.toLowerCase(), sources];
}

/** The package's own files, nothing, and what a hash or a nonce names. */
function isOwn(source: string): boolean {
  return source === 'file:' || /^'(self|none|strict-dynamic|sha\d+-.*|nonce-.*)'$/.test(source);
}
