import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { openTestPage, type TestPage } from '../page-fixture';
import { type PictureLoader, UiProvider } from '../settings/ui-settings';
import { Tabs } from '../tabs/tabs';
import { Hero } from './hero';

let page: TestPage;
afterEach(() => {
  page.close();
  vi.restoreAllMocks();
});

const role = (name: string): HTMLElement | null => page.container.querySelector(`[role=${name}]`);

const shows = (text: string): boolean => page.container.textContent?.includes(text) ?? false;

const image = (): HTMLImageElement | null => page.container.querySelector('h1 img');
const heading = (): string | null | undefined => page.container.querySelector('h1')?.textContent;

test('[UI308] [found-fit-02] large text drops the description before the title, and only where there is no room', () => {
  page = openTestPage();
  const large = (title: string, kicker: string | undefined) => (
    <UiProvider textScale={1.3}>
      <Hero title={title} kicker={kicker} description="En lærer forsvinder." />
    </UiProvider>
  );
  page.render(large('Havgus', undefined));
  expect(page.container.querySelector('[data-lines]')?.getAttribute('data-lines')).toBe('1');
  const long = 'Under Limfjordens lave himmel: en familie gennem hundrede år';
  page.render(large(long, 'Ny sæson'));
  expect([heading(), shows('En lærer forsvinder.')]).toEqual([long, false]);
});

test('[UI403] [found-wait-01] a title is in type until its picture has come', () => {
  page = openTestPage();
  page.render(<Hero title="Havgus" logo="/havgus.png" />);
  expect([heading(), image()?.alt]).toEqual(['Havgus', '']);
  act(() => void image()?.dispatchEvent(new Event('load')));
  expect([heading(), image()?.alt]).toEqual(['', 'Havgus']);
  page.render(<Hero title="Flod" logo="/flod.png" />);
  expect([heading(), image()?.alt]).toEqual(['Flod', '']);
});

test('[UI401] [found-fit-02] says whether words of the description had to be left out, and shows those that fit', () => {
  const heightOf = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get');
  heightOf.mockImplementation(function height(this: HTMLElement) {
    return this.textContent.length > 24 ? 90 : 60;
  });
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(60);
  const said: boolean[] = [];
  page = openTestPage();
  page.render(<Hero title="Havgus" description="En lærer forsvinder." onCut={(isCut) => said.push(isCut)} />);
  page.render(
    <Hero title="Havgus" description="En lærer forsvinder. Byen tier." onCut={(isCut) => said.push(isCut)} />,
  );
  expect(said.filter((isCut, index) => isCut !== said[index - 1])).toEqual([false, true]);
  expect(shows('En lærer forsvinder…')).toBe(true);
});

test('[UI309] a logo that cannot load is the title in type, and a new address is tried again', () => {
  page = openTestPage();
  page.render(<Hero title="Havgus" logo="/gone.png" />);
  act(() => void image()?.dispatchEvent(new Event('error')));
  expect(heading()).toBe('Havgus');
  expect(image()).toBeNull();
  page.render(<Hero title="Havgus" logo="/havgus.png" />);
  expect(image()?.getAttribute('src')).toBe('/havgus.png');
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
