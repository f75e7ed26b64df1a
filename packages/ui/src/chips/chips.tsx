import type { IndexedItems, ReadingDirection } from '@fjernsyn/focus';
import { type ReactNode, useMemo } from 'react';
import { FocusGroup } from '../focus/focus-group';
import { FocusLight } from '../focus/focus-light';
import { useFocusable } from '../focus/use-focusable';
import { DrawnIcon, Icon } from '../icons/icon';
import type { IconDrawing } from '../icons/icon-drawing';
import type { IconName } from '../icons/icon-paths';
import { keypadColumns } from '../keypad/keypad-keys';
import { useUiSettings } from '../settings/ui-settings';
import styles from './chips.module.css';

/** How many stand on a line. */
const perLine = 3;

/** One chip. */
export interface ChipsEntry {
  readonly key: string;
  readonly label: string;
  /** Spoken in place of the label, where OK does something else than the label says. */
  readonly name?: string | undefined;
  /** One that any page may need, or a drawing that arrives with whoever shows it. */
  readonly icon?: IconName | IconDrawing | undefined;
  /** Only the icon shows. */
  readonly isIconOnly?: boolean | undefined;
  /** On without focus. */
  readonly isOn?: boolean | undefined;
  readonly onActivate: () => void;
}

/** Props of {@link Chips}. */
export interface ChipsProps {
  /** Default `chips`. */
  readonly focusKey?: string | undefined;
  readonly order?: number | undefined;
  /** Shown above, and the name for readers: "Senest søgt". */
  readonly label: string;
  readonly entries: readonly ChipsEntry[];
}

/** A few short texts to choose from, on lines; where a line is too narrow its texts are cut, and none is lost. */
export function Chips({ focusKey = 'chips', order, label, entries }: ChipsProps): ReactNode {
  return (
    <FocusGroup kind="column" focusKey={focusKey} order={order} label={label} memory="nearest">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend. */}
      <div role="group" aria-label={label}>
        <p className={`${styles.label} fs-type-meta fs-text2`} aria-hidden="true">
          {label}
        </p>
        {linesOf(entries).map((line, index) => (
          <Line key={line[0]?.key} line={line} order={index} />
        ))}
      </div>
    </FocusGroup>
  );
}

interface LineProps {
  readonly line: readonly ChipsEntry[];
  readonly order: number;
}

function Line({ line, order }: LineProps): ReactNode {
  const { readingDirection } = useUiSettings();
  const items = useMemo(() => toLineItems(line, order, readingDirection), [line, order, readingDirection]);
  return (
    <FocusGroup kind="row" focusKey={`line-${order}`} order={order} memory="nearest" items={items}>
      <div className={styles.line}>
        {line.map((entry, place) => (
          <Chip key={entry.key} entry={entry} order={place} />
        ))}
      </div>
    </FocusGroup>
  );
}

/** Where the chips of a line stand, in the columns of a keypad above, so that down leads to what stands below a key. */
function toLineItems(line: readonly ChipsEntry[], order: number, readingDirection: ReadingDirection): IndexedItems {
  const width = keypadColumns / perLine;
  return {
    count: line.length,
    keyOf: (place) => line[place]?.key ?? '',
    rectOf: (place) => {
      const start = place * width;
      const x = readingDirection === 'rtl' ? keypadColumns - start - width : start;
      return { x, y: order, width, height: 1 };
    },
  };
}

function Chip({ entry, order }: { readonly entry: ChipsEntry; readonly order: number }): ReactNode {
  const { key, label, name = label, icon, isIconOnly = false, isOn, onActivate } = entry;
  const { ref, props } = useFocusable<HTMLButtonElement>({ focusKey: key, order, onActivate, speech: () => name });
  return (
    <button
      {...props}
      ref={ref}
      type="button"
      className={`${styles.chip} ${isIconOnly ? styles.iconOnly : ''} fs-chip fs-type-label fs-travels`}
      aria-label={isIconOnly || name !== label ? name : undefined}
      aria-pressed={isOn}
      data-on={isOn === true ? '' : undefined}
    >
      <FocusLight shape="chip" />
      {icon !== undefined && (
        <span className={styles.icon}>
          {typeof icon === 'string' ? <Icon name={icon} size="small" /> : <DrawnIcon drawing={icon} size="small" />}
        </span>
      )}
      {!isIconOnly && (
        <span className={styles.words} dir="auto">
          {label}
        </span>
      )}
    </button>
  );
}

function linesOf(entries: readonly ChipsEntry[]): readonly (readonly ChipsEntry[])[] {
  return Array.from({ length: Math.ceil(entries.length / perLine) }, (_, line) =>
    entries.slice(line * perLine, (line + 1) * perLine),
  );
}
