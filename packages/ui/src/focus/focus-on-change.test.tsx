import { afterEach, expect, test } from 'vitest';
import { Button, ButtonRow } from '../button/button';
import { openTestPage, type TestPage } from '../page-fixture';
import { FocusGroup, FocusTrap } from './focus-group';
import { FocusOnChange } from './focus-on-change';

let page: TestPage;
afterEach(() => page.close());

/** Shows a dialog that is about `value`, with these buttons. */
function show(value: string, keys: readonly string[]): void {
  page.render(
    <FocusTrap focusKey="dialog" label={`It is ${value}`}>
      <ButtonRow>
        <FocusOnChange focusKey={keys[0] ?? ''} value={value} />
        {keys.map((key, order) => (
          <Button key={key} focusKey={key} order={order} label={key} />
        ))}
      </ButtonRow>
    </FocusTrap>,
  );
}

test('[UI504] focus comes to the part that is named once the group is about something else, and not before', () => {
  page = openTestPage();
  show('shown', ['guide', 'help']);
  page.move('right');
  show('shown', ['guide', 'help']);
  expect(page.engine.getFocused()).toBe('screen/dialog/actions/help');
  show('denied', ['renew', 'help']);
  expect(page.engine.getFocused()).toBe('screen/dialog/actions/renew');
});

test.each([
  ['another button', ['guide', 'help'], ['renew', 'help']],
  ['a button that was there', ['guide', 'help'], ['help', 'guide']],
  ['a button in place of all others', ['guide', 'help'], ['renew']],
  ['the button that had it', ['guide', 'help'], ['guide']],
])('[UI504] what it is about now is spoken with %s', (_, before, after) => {
  page = openTestPage();
  show('shown', before);
  show('denied', after);
  expect(page.spoken[page.spoken.length - 1]).toBe(`It is denied. ${after[0]}`);
});

test.each([
  ['another button', ['renew', 'help']],
  ['the button that had it', ['guide', 'help']],
])('[UI504] a reader of names reads it too, with %s', (_, after) => {
  page = openTestPage({ hasNameReader: true });
  const read: (string | null)[] = [];
  page.container.addEventListener('focusin', ({ target }) => read.push((target as Element).getAttribute('aria-label')));
  show('shown', ['guide', 'help']);
  show('denied', after);
  expect([read[0], read[read.length - 1]]).toEqual(['It is shown. guide', `It is denied. ${after[0]}`]);
});

test('[UI505] what a dialog says is spoken before the label of the group that is entered, once', () => {
  page = openTestPage();
  page.render(
    <FocusTrap focusKey="dialog" label="Type your PIN">
      <FocusGroup kind="column" focusKey="column">
        <ButtonRow focusKey="keys" order={0} label="Keypad">
          <Button focusKey="one" label="1" />
        </ButtonRow>
        <Button focusKey="close" order={1} label="Close" />
      </FocusGroup>
    </FocusTrap>,
  );
  page.move('down', 'up');
  expect(page.spoken).toEqual(['Type your PIN. Keypad. 1', 'Close', 'Keypad. 1']);
});
