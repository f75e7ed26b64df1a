import { afterEach, expect, test } from 'vitest';
import { Button } from '../button/button';
import { openTestPage, type TestPage } from '../page-fixture';
import { Rail } from '../rail/rail';
import { Page } from './page';

let page: TestPage;
afterEach(() => page.close());

test('[UI36] [found-wire-02] the footer follows the last section that a page may have', () => {
  page = openTestPage();
  page.render(
    <Page label="Home" footer={<Button focusKey="top" label="To the top" />}>
      <Rail
        focusKey="last"
        order={99_998}
        title="Last"
        role="wide"
        count={1}
        keyOf={String}
        renderTile={(index) => <Button focusKey={`tile-${index}`} label="Film" />}
      />
    </Page>,
  );
  page.idle();
  page.engine.focus('screen/page/last');
  page.move('down');
  expect(page.engine.getFocused()).toMatch(/footer\/top$/);
});
