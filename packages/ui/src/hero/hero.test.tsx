import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../button/button';
import { openTestPage, type TestPage } from '../page-fixture';
import { type PictureLoader, UiProvider } from '../settings/ui-settings';
import { Tabs } from '../tabs/tabs';
import { Hero } from './hero';

let page: TestPage;
afterEach(() => page.close());

const role = (name: string): HTMLElement | null => page.container.querySelector(`[role=${name}]`);

const shows = (text: string): boolean => page.container.textContent?.includes(text) ?? false;

test.each([undefined, '/havgus.png'])(
  '[UI308] large text drops the description before the title (logo: %s)',
  (logo) => {
    page = openTestPage();
    const hero = <Hero title="Havgus" logo={logo} description="En lærer forsvinder." />;
    page.render(hero);
    expect(shows('En lærer forsvinder.')).toBe(true);
    page.render(<UiProvider textScale={1.3}>{hero}</UiProvider>);
    expect(shows('En lærer forsvinder.')).toBe(false);
    const title = page.container.querySelector('h1');
    expect(title?.textContent || title?.querySelector('img')?.alt).toBe('Havgus');
  },
);

test.each([
  [1, '3'],
  [1.3, '2'],
])('[UI308] a tall hero of nothing else has room for as many lines as fit (text of %s: %s)', (textScale, lines) => {
  page = openTestPage();
  page.render(
    <UiProvider textScale={textScale}>
      <Hero isTall title="Natravn" logo="/natravn.png" description="En taxachauffør kører." />
    </UiProvider>,
  );
  expect(page.container.querySelector('[data-lines]')?.getAttribute('data-lines')).toBe(lines);
});

test('[UI309] a logo that cannot load is the title in type, and a new address is tried again', () => {
  page = openTestPage();
  page.render(<Hero title="Havgus" logo="/gone.png" />);
  const logo = (): HTMLImageElement | null => page.container.querySelector('h1 img');
  act(() => void logo()?.dispatchEvent(new Event('error')));
  expect(page.container.querySelector('h1')?.textContent).toBe('Havgus');
  expect(logo()).toBeNull();
  page.render(<Hero title="Havgus" logo="/havgus.png" />);
  expect(logo()?.getAttribute('src')).toBe('/havgus.png');
});

test('[UI460] a logo far larger than it was asked for is the title in type', () => {
  page = openTestPage();
  const pictures: PictureLoader = { load: () => () => undefined, isTooLarge: (_, { widthRem }) => widthRem === 35 };
  page.render(
    <UiProvider pictures={pictures}>
      <Hero title="Havgus" logo="/havgus.png" />
    </UiProvider>,
  );
  act(() => void page.container.querySelector('h1 img')?.dispatchEvent(new Event('load')));
  expect(page.container.querySelector('h1')?.innerHTML).toBe('<bdi>Havgus</bdi>');
});

test('[UI309] what stands over the title keeps to one line', () => {
  page = openTestPage();
  const css = readFileSync(join(import.meta.dirname, 'hero.module.css'), 'utf8');
  expect(/\.kicker \{[^}]*\}/.exec(css)?.[0]).toMatch(/text-overflow: ellipsis;\s+white-space: nowrap/);
});

test('[UI47] a hero is entered by its first button', () => {
  page = openTestPage();
  page.render(
    <Hero
      title="Havgus"
      meta={{ parts: ['Krimi', '2 sæsoner'], rating: { text: '15', label: 'fra 15 år' } }}
      description="En lærer forsvinder."
      actions={
        <>
          <Button focusKey="play" order={0} label="Se" />
          <Button focusKey="list" order={1} label="Min liste" isOn />
        </>
      }
    >
      <Tabs label="Sæsoner" entries={[{ key: 's1', label: 'Sæson 1', isCurrent: true }]} />
    </Hero>,
  );
  act(() => void page.engine.focus('screen/actions/list'));
  page.move('down', 'up');
  expect(page.engine.getFocused()).toBe('screen/actions/play');
  // [UI15] What it plays is said before.
  expect(page.spoken.slice(-2)).toEqual(['Sæsoner. Sæson 1', 'Havgus. Se']);
  expect(role('img')?.getAttribute('aria-label')).toBe('fra 15 år');
  expect(page.find('screen/actions/list')?.getAttribute('aria-pressed')).toBe('true');
  expect(page.container.querySelector('[role=tab]')?.getAttribute('aria-selected')).toBe('true');
});
