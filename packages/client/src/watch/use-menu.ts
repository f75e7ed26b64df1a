import type { SubtitleTrait, Watch } from '@fjernsyn/shell';
import { useEffect, useMemo, useState } from 'react';

/** The menus of the player; those of a trait of the subtitles stand behind that of their style. */
export type MenuName = 'subtitles' | 'audio' | 'style' | SubtitleTrait;

/** Which menu is open. */
export interface OpenMenu {
  readonly name: MenuName | undefined;
  /** The menu that led back to it. */
  readonly from: MenuName | undefined;
  open(name: MenuName): void;
  /** Goes to the menu that this one was opened from, or closes it. */
  back(): void;
  close(): void;
}

/** The menu that Back leads to from another. */
function parentOf(name: MenuName): MenuName | undefined {
  if (name === 'subtitles' || name === 'audio') return undefined;
  return name === 'style' ? 'subtitles' : 'style';
}

/** The {@link OpenMenu} of a screen; none stays open once that is about something else, and the controls stay while one is. */
export function useMenu({ holdControls }: Pick<Watch, 'holdControls'>, isAllowed: boolean): OpenMenu {
  const [{ name: chosen, from }, setPlace] = useState<Partial<Pick<OpenMenu, 'name' | 'from'>>>({});
  const name = isAllowed ? chosen : undefined;
  const isOpen = name !== undefined;
  useEffect(() => (isOpen ? holdControls() : undefined), [holdControls, isOpen]);
  useEffect(() => {
    if (!isAllowed) setPlace({});
  }, [isAllowed]);
  return useMemo(
    () => ({
      name,
      from,
      open: (next) => setPlace({ name: next }),
      back: () => setPlace(({ name: open }) => (open === undefined ? {} : { name: parentOf(open), from: open })),
      close: () => setPlace({}),
    }),
    [name, from],
  );
}
