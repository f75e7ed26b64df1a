import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { openTestPage, type TestPage } from '../page-fixture';
import { EndScreen } from './end-screen';
import { UpNextCount } from './up-next-count';
import { UpNextPanel } from './up-next-panel';

let page: TestPage;
afterEach(() => page.close());

test('[UI1420] what is next has focus on playing it now, and can be put off', () => {
  const onPlay = vi.fn();
  const onCancel = vi.fn();
  page = openTestPage();
  page.render(
    <UpNextPanel
      spokenText="Næste afsnit om 8. 5. Lyset i skoven"
      count={<UpNextCount text="Næste afsnit om" secondsLeft={8} fromSeconds={10} />}
      title="5. Lyset i skoven"
      nowTitle="Bøgenat"
      playLabel="Afspil nu"
      cancelLabel="Se rulletekster"
      onPlay={onPlay}
      onCancel={onCancel}
    />,
  );
  expect(page.engine.getFocused()).toBe('screen/up-next/actions/play');
  page.move('right', 'right');
  for (const key of ['play', 'cancel']) act(() => page.find(`screen/up-next/actions/${key}`)?.click());
  expect([onPlay.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  [10, 'Næste om 10', 'translateY(0%)'],
  [5, 'Næste om 5', 'translateY(50%)'],
  [0, 'Næste om 0', 'translateY(100%)'],
  [undefined, 'Næste om', 'translateY(0%)'],
])(
  '[UI1421] with %s seconds left the sun has sunk as far, and without a count it stands',
  (secondsLeft, text, sunk) => {
    page = openTestPage();
    page.render(<UpNextCount text="Næste om" secondsLeft={secondsLeft} fromSeconds={10} />);
    expect([
      page.container.textContent,
      page.container.querySelector<HTMLElement>('[class*=disc]')?.style.transform,
    ]).toEqual([text, sunk]);
  },
);

test('[UI1422] at the end focus is on what was preferred, and what could not be had is said', () => {
  page = openTestPage();
  page.render(
    <EndScreen
      text="Programmet er slut"
      title="Bøgenat"
      failure="Næste afsnit kunne ikke hentes."
      preferred="replay"
      actions={
        <>
          <Button focusKey="next" order={0} label="Næste afsnit" />
          <Button focusKey="replay" order={1} label="Se forfra" />
        </>
      }
    />,
  );
  act(() => void page.engine.focus('screen/end'));
  expect([page.engine.getFocused(), page.container.querySelector('[role=status]')?.textContent]).toEqual([
    'screen/end/actions/replay',
    'Programmet er slut',
  ]);
  expect(page.container.textContent).toContain('Næste afsnit kunne ikke hentes.');
});
