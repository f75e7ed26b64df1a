/** A page as a browser without scripts shows it. */
export interface BrowserPage {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly title: string;
}

/** A browser for tests: follows redirects, keeps cookies by path, fills in the first form of a page. */
export interface Browser {
  open(url: string): Promise<BrowserPage>;
  /** Sends the page's form with what stands in it, what was typed, and the button pressed. */
  submit(page: BrowserPage, typed?: Readonly<Record<string, string>>): Promise<BrowserPage>;
}

interface Cookie {
  readonly value: string;
  readonly path: string;
}

const mostRedirects = 8;

/** Makes the {@link Browser}. */
export function createBrowser(): Browser {
  const jar = new Map<string, Cookie>();
  const cookiesFor = (path: string): string =>
    [...jar]
      .filter(([, cookie]) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
  const keep = (set: string): void => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    const path = /;\s*path=([^;]+)/i.exec(set)?.[1] ?? '/';
    const key = `${name} ${path}`;
    if (value === '' || /expires=Thu, 01 Jan 1970/i.test(set)) jar.delete(key);
    else jar.set(key, { value, path });
  };
  const load = async (url: string, init: RequestInit = {}, redirects = 0): Promise<BrowserPage> => {
    const cookie = cookiesFor(new URL(url).pathname);
    const headers = { accept: 'text/html', ...(cookie !== '' && { cookie }) };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    response.headers.getSetCookie().forEach(keep);
    const location = response.headers.get('location');
    if (location !== null && redirects < mostRedirects) return load(new URL(location, url).href, {}, redirects + 1);
    const text = await response.text();
    const title = /<h1>([^<]*)<\/h1>/.exec(text)?.[1] ?? '';
    return { url, status: response.status, headers: response.headers, text, title };
  };

  return {
    open: (url) => load(url),
    submit({ url, text }, typed = {}) {
      const form = /<form[^>]* action="([^"]+)"[^>]*>(.*?)<\/form>/s.exec(text);
      const filledIn = [...(form?.[2] ?? '').matchAll(/<input[^>]* name="([^"]+)"[^>]* value="([^"]*)"/g)];
      const fields = Object.fromEntries(filledIn.map(([, name, value]) => [name, value]));
      const body = new URLSearchParams({ ...fields, ...typed });
      return load(new URL(form?.[1] ?? '', url).href, { method: 'POST', body });
    },
  };
}
