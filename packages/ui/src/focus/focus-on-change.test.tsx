import { afterEach, expect, test } from 'vitest';
import { Button, ButtonRow } from '../button/button';
import { openTestPage, type TestPage } from '../page-fixture';
import { FocusOnChange } from './focus-on-change';

let page: TestPage;
afterEach(() => page.close());

test('[UI504] focus comes to the part that is named once the group is about something else, and not before', () => {
  page = openTestPage();
  const show = (value: string, keys: readonly string[]): void =>
    page.render(
      <ButtonRow>
        <FocusOnChange focusKey={keys[0] ?? ''} value={value} />
        {keys.map((key, order) => (
          <Button key={key} focusKey={key} order={order} label={key} />
        ))}
      </ButtonRow>,
    );
  show('shown', ['guide', 'help']);
  page.move('right');
  show('shown', ['guide', 'help']);
  expect(page.engine.getFocused()).toBe('screen/actions/help');
  show('denied', ['renew', 'help']);
  expect(page.engine.getFocused()).toBe('screen/actions/renew');
});
