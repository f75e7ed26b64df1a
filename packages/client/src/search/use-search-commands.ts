import type { Search } from '@fjernsyn/shell';
import type { TypingSource } from '@fjernsyn/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../application-context';
import { resultsIdOf, searchIdOf } from './search-ids';

/** What the viewer does on the search. */
export interface SearchCommands {
  /** Takes the field's whole text. */
  readonly type: (text: string, source: TypingSource) => void;
  /** Searches at once, and leads focus to what is found. */
  readonly submit: () => void;
  /** Searches at once for what was searched for before, and leads focus to what is found. */
  readonly choose: (term: string) => void;
}

/** Makes the {@link SearchCommands}. Enter on a keyboard that has just typed searches, and presses no key of the screen. */
export function useSearchCommands(search: Search, entryKey: string): SearchCommands {
  const { focus, remote } = useClient().application;
  const hasTyped = useRef(false);
  const [leads, setLeads] = useState(0);
  // Order: what is found holds focus once it is on its way, which the screen knows by then.
  useEffect(() => {
    if (leads === 0) return;
    const resultsId = resultsIdOf(entryKey);
    focus.forget(resultsId);
    focus.focus(resultsId, { shouldWait: false });
  }, [focus, entryKey, leads]);

  const type = useCallback(
    (text: string, source: TypingSource) => {
      hasTyped.current = source === 'keyboard';
      search.type(text, source);
    },
    [search],
  );
  const lead = useCallback((ask: () => void) => {
    hasTyped.current = false;
    ask();
    setLeads((before) => before + 1);
  }, []);
  const submit = useCallback(() => lead(search.submit), [lead, search]);
  const choose = useCallback((term: string) => lead(() => search.chooseRecent(term)), [lead, search]);

  useEffect(
    () =>
      remote.handle((action) => {
        if (action.type === 'move') hasTyped.current = false;
        if (action.type !== 'activate' || !hasTyped.current || !focus.hasFocusWithin(searchIdOf(entryKey)))
          return false;
        submit();
        return true;
      }),
    [remote, focus, entryKey, submit],
  );
  return { type, submit, choose };
}
