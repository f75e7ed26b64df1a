import { expect, test } from 'vitest';
import { checkPage } from './check-page';
import { contentSecurityPolicy } from './content-security-policy';

const origins = { service: ['https://service.example'], cdn: ['https://cdn.example'] };
const own = contentSecurityPolicy(origins, { isPackaged: true, hasObjects: true, canCast: false });
const rulesOf = (body: string, policy = own): readonly string[] => {
  const html = `<meta http-equiv="Content-Security-Policy" content="${policy}" />${body}`;
  return checkPage('index.html', [{ path: 'index.html', contents: Buffer.from(html) }]).map(({ rule }) => rule);
};

test('[PK387] a page of our own scripts, of the set’s and of our policy is taken', () => {
  const scripts =
    '<script defer="" src="$WEBAPIS/webapis/webapis.js"></script><script defer="" src="./assets/boot.js"></script>';
  expect(rulesOf(`<link rel="icon" href="data:," />${scripts}<a href="https://help.example">Help</a>`)).toEqual([]);
});

test.each([
  ['a script', '<script defer="" src="https://stats.example/count.js"></script>', 'https://stats.example/count.js'],
  ['a script of any scheme', '<script src="//stats.example/count.js"></script>', '//stats.example/count.js'],
  ['a sheet', '<link rel="stylesheet" href="http://fonts.example/a.css" />', 'http://fonts.example/a.css'],
  ['a picture', '<img alt="" src="https://pixel.example/1.gif" />', 'https://pixel.example/1.gif'],
])('[PK387] [found-pack-03] %s of another host is refused by its address', (_, body, address) => {
  expect(rulesOf(body)).toEqual([`index.html fetches ${address} from another host.`]);
});

test.each([
  ["'unsafe-eval'", 'run as a script'],
  ["'unsafe-inline'", 'stand in the page'],
  ['*', 'from anywhere'],
  ['https:', 'come from https:'],
  ['https://stats.example', 'come from https://stats.example'],
])('[PK387] [found-pack-03] a policy that lets scripts be %s is refused', (source, words) => {
  const policy = own.replace("script-src 'self'", `script-src 'self' ${source}`);
  expect(rulesOf('', policy)).toEqual([expect.stringContaining(words)]);
});

test('[PK387] a policy without a word on scripts is read as it falls back, and none is refused', () => {
  expect(rulesOf('', "default-src 'self' 'unsafe-eval'")).toEqual([expect.stringContaining('run as a script')]);
  expect(rulesOf('', "img-src 'self'")).toEqual(['index.html has no policy for scripts.']);
  expect(checkPage('index.xhtml', [])).toEqual([
    expect.objectContaining({ rule: 'There is no index.xhtml, which sets open.' }),
  ]);
});
