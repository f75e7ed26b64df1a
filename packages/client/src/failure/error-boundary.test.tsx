import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function Broken(): ReactElement {
  throw new TypeError('broken');
}

test('[CL142] notes what it caught, shows something else, and forgets it at another place', async () => {
  const container = document.createElement('div');
  const root = createRoot(container);
  const caught: unknown[] = [];
  const show = (place: string, child: ReactElement): Promise<void> =>
    act(async () =>
      root.render(
        <ErrorBoundary place={place} fallback="instead" onCatch={(thrown) => caught.push(thrown)}>
          {child}
        </ErrorBoundary>,
      ),
    );
  await show('a', <Broken />);
  expect([container.textContent, caught]).toEqual(['instead', [new TypeError('broken')]]);
  await show('a', <p>whole</p>);
  expect(container.textContent).toBe('instead');
  await show('b', <p>whole</p>);
  expect(container.textContent).toBe('whole');
  await act(async () => root.unmount());
});
