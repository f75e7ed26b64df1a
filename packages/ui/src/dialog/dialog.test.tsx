import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../button/button';
import { openTestPage, type TestPage } from '../page-fixture';
import { RowButton } from '../row-button/row-button';
import { Dialog } from './dialog';

let page: TestPage;
afterEach(() => page.close());

const role = (name: string): HTMLElement | null => page.container.querySelector(`[role=${name}]`);

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

test('[UI462] [found-speech-01] a reader of names hears title, text and button once, and then what has focus again', () => {
  page = openTestPage({ hasNameReader: true });
  const heard: string[] = [];
  page.container.addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement;
    heard.push(element.getAttribute('aria-label') ?? element.textContent ?? '');
  });
  const below = <Button focusKey="below" label="Below" />;
  const actions = (
    <>
      <Button focusKey="yes" order={0} label="Ja" />
      <Button focusKey="no" order={1} label="Nej" />
    </>
  );
  page.render(below);
  page.render(
    <>
      {below}
      <Dialog focusKey="dialog" title="Titel" text="Tekst" preferred="no" actions={actions} />
    </>,
  );
  page.move('left', 'right');
  page.render(below);
  expect(heard).toEqual(['Below', 'Titel. Tekst. Nej', 'Ja', 'Nej', 'Below']);
});

test.each([
  ['of an error lets nothing be seen', true, '.fs-deep'],
  ['of a question dims', false, '.fs-backdrop'],
])('[UI253] the dialog %s of the screen behind', (_, isError, behind) => {
  page = openTestPage();
  page.render(<Dialog focusKey="dialog" title="Titel" isError={isError} actions={null} />);
  expect(page.container.querySelectorAll('.fs-deep,.fs-backdrop')).toHaveLength(1);
  expect(page.container.querySelector(behind)).not.toBeNull();
});

test('[UI114] a picture over the words says its name', () => {
  page = openTestPage();
  const logo = { image: '/oestkanalen.png', name: 'Østkanalen' };
  page.render(<Dialog focusKey="dialog" title="Titel" logo={logo} actions={<Button focusKey="ok" label="OK" />} />);
  const picture = role('dialog')?.querySelector('img');
  expect([picture?.getAttribute('src'), picture?.alt]).toEqual(['/oestkanalen.png', 'Østkanalen']);
});

test('[UI1040] a menu’s rows stand under one another, and are entered by the first', () => {
  page = openTestPage();
  const rows = ['play', 'open', 'close'].map((key, order) => (
    <RowButton key={key} focusKey={key} order={order} label={key} onActivate={() => undefined} />
  ));
  page.render(<Dialog focusKey="dialog" title="Titel" isMenu actions={rows} />);
  page.engine.move('down');
  page.engine.move('down');
  expect(page.engine.getFocused()).toBe('screen/dialog/actions/close');
  page.engine.move('up');
  expect(page.engine.getFocused()).toBe('screen/dialog/actions/open');
});

test('[UI1040] a menu of which one is preferred is entered by that', () => {
  page = openTestPage();
  const rows = ['a', 'b'].map((key, order) => (
    <RowButton key={key} focusKey={key} order={order} label={key} isOn={key === 'b'} onActivate={() => undefined} />
  ));
  page.render(<Dialog focusKey="dialog" title="Titel" isMenu preferred="b" actions={rows} />);
  expect(page.engine.getFocused()).toBe('screen/dialog/actions/b');
});
