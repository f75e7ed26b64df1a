import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { Rail } from '../rail/rail';
import { Button } from './button';
import { Dialog } from './dialog';
import { Header } from './header';
import { Hero } from './hero';
import { Notice } from './notice';
import { PassiveNotice } from './passive-notice';
import { Spinner } from './spinner';
import { Tabs } from './tabs';

let page: TestPage;
afterEach(() => page.close());

const role = (name: string): HTMLElement | null => page.container.querySelector(`[role=${name}]`);

test('[UI44] header marks the current entry for eyes and readers', () => {
  page = openTestPage();
  const entries = [
    { key: 'home', label: 'Forside', href: '/' },
    { key: 'series', label: 'Serier', href: '/serier', isCurrent: true },
  ];
  page.render(
    <Header
      logo={{ name: 'fjernsyn' }}
      label="Hovedmenu"
      entries={entries}
      tools={[{ key: 'search', label: 'Søg', href: '/search', icon: 'search' }]}
    />,
  );
  const current = page.container.querySelectorAll('[aria-current=page]');
  expect(Array.from(current, (entry) => entry.textContent)).toEqual(['Serier']);
  expect(page.container.querySelectorAll('.fs-marker')).toHaveLength(1);
  act(() => void page.engine.focus('screen/header'));
  expect(page.engine.getFocused()).toBe('screen/header/series');
});

test('[UI45] dialog traps focus, is named, and gives focus back when it goes', () => {
  page = openTestPage();
  const below = <Button focusKey="below" label="Below" />;
  page.render(below);
  act(() => void page.engine.focus('screen/below'));
  page.render(
    <>
      {below}
      <Dialog
        focusKey="dialog"
        title="Titel"
        text="Tekst"
        isError
        preferred="no"
        actions={
          <>
            <Button focusKey="yes" order={0} label="Ja" />
            <Button focusKey="no" order={1} label="Nej" />
          </>
        }
      />
    </>,
  );
  expect(page.engine.getFocused()).toBe('screen/dialog/actions/no');
  const dialog = role('alertdialog');
  expect(dialog?.getAttribute('aria-modal')).toBe('true');
  expect(document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Titel');
  expect(document.getElementById(dialog?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Tekst');
  expect(page.spoken[page.spoken.length - 1]).toBe('Titel. Tekst. Nej');
  page.render(below);
  expect(page.engine.getFocused()).toBe('screen/below');
});

test('[UI46] notices are live regions: an error interrupts, the rest waits', () => {
  page = openTestPage();
  page.render(<Notice title="Ingen hjemme" text="Siden findes ikke." code="404" />);
  expect(role('status')?.textContent).toBe('Ingen hjemmeSiden findes ikke.404');
  page.render(<Notice title="Vi er væk et øjeblik" isError />);
  expect(role('alert')?.textContent).toBe('Vi er væk et øjeblik');
  page.render(<PassiveNotice text="Ingen forbindelse" icon="offline" />);
  expect(role('status')?.textContent).toBe('Ingen forbindelse');
  page.render(<Spinner label="Henter" />);
  expect(role('status')?.getAttribute('aria-label')).toBe('Henter');
});

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

test('[UI26] rail says that it failed and retries, or that it is empty', () => {
  page = openTestPage();
  const onRetry = vi.fn();
  const rail = { focusKey: 'rail', order: 0, role: 'wide', count: 0, keyOf: String, renderTile: () => null } as const;
  page.render(<Rail {...rail} title="Min liste" status="loading" />);
  expect(page.container.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
  expect(page.container.querySelectorAll('.fs-skeleton').length).toBeGreaterThan(0);
  page.render(<Rail {...rail} status="failed" texts={{ message: 'Fejl', action: 'Prøv igen' }} onRetry={onRetry} />);
  act(() => page.find('screen/rail/action')?.click());
  expect(onRetry).toHaveBeenCalledTimes(1);
  page.render(<Rail {...rail} status="empty" texts={{ message: 'Her er plads', hint: 'Tryk på plus.' }} />);
  expect(role('status')?.textContent).toBe('Her er pladsTryk på plus.');
});
