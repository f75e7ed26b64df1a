import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../button/button';
import { openTestPage, type TestPage } from '../page-fixture';
import { Tabs } from '../tabs/tabs';
import { Hero } from './hero';

let page: TestPage;
afterEach(() => page.close());

const role = (name: string): HTMLElement | null => page.container.querySelector(`[role=${name}]`);

test('[UI47] hero enters by its first button, and drops its description before its title', () => {
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
  expect(role('img')?.getAttribute('aria-label')).toBe('fra 15 år');
  expect(page.find('screen/actions/list')?.getAttribute('aria-pressed')).toBe('true');
  expect(page.container.querySelector('[role=tab]')?.getAttribute('aria-selected')).toBe('true');
});
