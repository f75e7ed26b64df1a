import { createFakeClock } from '@fjernsyn/platform/testing';
import { expect, test } from 'vitest';
import { createNotices } from '../overlays/notices';
import { createLinks } from './links';

const setUp = (hasWindows: boolean) => {
  const pushed: string[] = [];
  const opened: string[] = [];
  const notices = createNotices(createFakeClock());
  const read = new Set<string>();
  const links = createLinks({
    navigation: { push: (address) => void pushed.push(address) },
    outside: { open: (url) => hasWindows && opened.push(url) > 0 },
    notices,
    reading: { hasPage: (path) => read.has(path) },
  });
  return { links, pushed, opened, notices, read };
};

test('[SH115] a link within opens its page, one that leads outside a window of its own', () => {
  const { links, pushed, opened, notices } = setUp(true);
  links.open('/film');
  links.open('https://help.example/tv?x=1');
  expect([pushed, opened, notices.current.get()]).toEqual([['/film'], ['https://help.example/tv?x=1'], undefined]);
});

test('[SH115] a set without windows says where it is, as a viewer types it', () => {
  const { links, notices } = setUp(false);
  links.open('https://www.help.example/tv/?token=secret#a');
  expect(notices.current.get()).toEqual({ kind: 'outside-link', site: 'help.example/tv' });
});

test.each(['javascript:alert(1)', 'help.example', 'ftp://a.example', 'https://a.example/<b>', ''])(
  '[SH115] %j is no link',
  (path) => {
    const { links, pushed, opened, notices } = setUp(true);
    links.open(path);
    expect([pushed, opened, notices.current.get()]).toEqual([[], [], undefined]);
  },
);

test('[SH116] a page that was read needs no network, whatever its query', () => {
  const { links, read } = setUp(true);
  read.add('/film');
  expect([links.needsNetwork('/film?featured=true'), links.needsNetwork('/serier')]).toEqual([false, true]);
});
