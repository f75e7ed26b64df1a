import type { ReactNode } from 'react';
import { FocusGroup } from '../focus/focus-group';
import { FocusLight } from '../focus/focus-light';
import { useFocusable } from '../focus/use-focusable';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import styles from './chips.module.css';

/** One chip. */
export interface ChipsEntry {
  readonly key: string;
  readonly label: string;
  /** Spoken in place of the label, where OK does something else than the label says. */
  readonly name?: string | undefined;
  readonly icon?: IconName | undefined;
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
  /** How many stand on a line; default 3. */
  readonly perLine?: number | undefined;
}

/** A few short texts to choose from, on lines; where a line is too narrow its texts are cut, and none is lost. */
export function Chips({ focusKey = 'chips', order, label, entries, perLine = 3 }: ChipsProps): ReactNode {
  return (
    <FocusGroup kind="column" focusKey={focusKey} order={order} label={label} memory="nearest">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend. */}
      <div role="group" aria-label={label}>
        <p className={`${styles.label} fs-type-meta fs-text2`} aria-hidden="true">
          {label}
        </p>
        {linesOf(entries, perLine).map((line, index) => (
          <FocusGroup key={line[0]?.key} kind="row" focusKey={`line-${index}`} order={index} memory="nearest">
            <div className={styles.line}>
              {line.map((entry, place) => (
                <Chip key={entry.key} entry={entry} order={place} />
              ))}
            </div>
          </FocusGroup>
        ))}
      </div>
    </FocusGroup>
  );
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
          <Icon name={icon} size="small" />
        </span>
      )}
      {!isIconOnly && (
        <span className={styles.words}>
          <bdi>{label}</bdi>
        </span>
      )}
    </button>
  );
}

function linesOf(entries: readonly ChipsEntry[], perLine: number): readonly (readonly ChipsEntry[])[] {
  return Array.from({ length: Math.ceil(entries.length / perLine) }, (_, line) =>
    entries.slice(line * perLine, (line + 1) * perLine),
  );
}
