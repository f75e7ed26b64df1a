import { joinSentences } from '@fjernsyn/kernel';
import type { ReactNode, RefObject } from 'react';
import { FocusLight } from '../focus/focus-light';
import { useFocusable } from '../focus/use-focusable';
import { useUiSettings } from '../settings/ui-settings';
import { useTileSlot } from '../strip/tile-slot';
import styles from './credit-tile.module.css';

/** Props of {@link CreditTile}. */
export interface CreditTileProps {
  readonly name: string;
  /** What they do, or whom they play. */
  readonly part?: string | undefined;
  /** Their page; a tile without one can be reached and read, and does nothing. */
  readonly href?: string | undefined;
  readonly onActivate?: (() => void) | undefined;
  /** Spoken on focus; default name and part. */
  readonly speech?: (() => string) | undefined;
  /** Needed outside a rail only. */
  readonly focusKey?: string | undefined;
}

/** Somebody in an item or behind it: their initials in place of a face, name and part. */
export function CreditTile({ name, part, href, onActivate, speech, focusKey }: CreditTileProps): ReactNode {
  const slot = useTileSlot();
  const { layout } = useUiSettings();
  const { widthRem, heightRem } = layout.tiles.credit;
  const label = joinSentences(name, part ?? '');
  const { ref, props } = useFocusable<HTMLElement>({
    focusKey: focusKey ?? slot?.focusKey ?? name,
    order: slot?.order,
    onActivate: href === undefined ? undefined : onActivate,
    speech: speech ?? (() => label),
  });
  const shared = {
    ...props,
    className: `${styles.credit} ${href === undefined ? styles.still : ''} fs-button fs-type-label fs-travels`,
    'aria-label': label,
    style: { width: `${widthRem}rem`, height: `${heightRem}rem` },
  };
  const content = (
    <>
      <FocusLight shape="button" />
      <span className={`${styles.face} fs-type-meta`} data-initials={initialsOf(name)} />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>{' '}
        {part !== undefined && (
          <span className={`${styles.part} fs-type-meta`}>
            <bdi>{part}</bdi>
          </span>
        )}
      </span>
    </>
  );
  return href === undefined ? (
    <button {...shared} ref={ref as RefObject<HTMLButtonElement | null>} type="button" aria-disabled>
      {content}
    </button>
  ) : (
    <a {...shared} ref={ref as RefObject<HTMLAnchorElement | null>} href={href}>
      {content}
    </a>
  );
}

/** The first letters of the first name and the last. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word = '') => Array.from(word)[0] ?? '').join('');
}
