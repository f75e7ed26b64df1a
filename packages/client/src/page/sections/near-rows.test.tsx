import { createObservable } from '@fjernsyn/kernel';
import type { IndexRange } from '@fjernsyn/ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { NearRowsContext, useIsWanted } from './near-rows';

/** Whether a rail at order 5 wanted its list each time it rendered, while focus goes down to it and up again, twice. */
function wantsOf(hasList: boolean): readonly boolean[] {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const near = createObservable<IndexRange>({ first: 0, end: 4 });
  const wants: boolean[] = [];
  const Rail = (): null => {
    wants.push(useIsWanted(5, hasList));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <NearRowsContext.Provider value={near}>
        <Rail />
      </NearRowsContext.Provider>,
    ),
  );
  for (const first of [1, 2, 3, 2, 1, 0, 1, 2]) act(() => near.set({ first, end: first + 4 }));
  act(() => root.unmount());
  return wants;
}

test('[CL325] a rail that has its list renders nothing as it comes near, one without renders once', () => {
  expect([wantsOf(true), wantsOf(false)]).toEqual([[false], [false, true]]);
});
