import type { ReactNode } from 'react';
import { FocusGroup } from '../focus/focus-group';
import { FocusLight } from '../focus/focus-light';
import { useFocusable } from '../focus/use-focusable';
import styles from './tabs.module.css';

/** One tab. */
export interface TabsEntry {
  readonly key: string;
  readonly label: string;
  readonly isCurrent?: boolean | undefined;
  readonly onActivate?: (() => void) | undefined;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** Default `tabs`. */
  readonly focusKey?: string | undefined;
  readonly order?: number | undefined;
  /** Name for readers: "Sæsoner". */
  readonly label: string;
  readonly entries: readonly TabsEntry[];
}

/** Seasons and other parts of one page on a line; the half sun marks the current one. */
export function Tabs({ focusKey = 'tabs', order = 1, label, entries }: TabsProps): ReactNode {
  const current = entries.find((entry) => entry.isCurrent)?.key;
  return (
    <FocusGroup
      kind="row"
      focusKey={focusKey}
      order={order}
      label={label}
      memory={current === undefined ? 'last' : 'preferred'}
      preferred={current}
    >
      <div className={styles.tabs} role="tablist" aria-label={label}>
        <div className={`${styles.line} fs-divider`} />
        {entries.map((entry, index) => (
          <Tab key={entry.key} entry={entry} order={index} />
        ))}
      </div>
    </FocusGroup>
  );
}

function Tab({ entry, order }: { readonly entry: TabsEntry; readonly order: number }): ReactNode {
  const { key, label, isCurrent = false, onActivate } = entry;
  const { ref, props } = useFocusable<HTMLButtonElement>({ focusKey: key, order, onActivate, speech: () => label });
  return (
    <button
      {...props}
      ref={ref}
      type="button"
      role="tab"
      className={`${styles.tab} fs-entry fs-type-label`}
      data-current={isCurrent ? '' : undefined}
      aria-selected={isCurrent}
    >
      {isCurrent && <span className={`${styles.marker} fs-marker`} />}
      <FocusLight shape="entry" className={styles.light} />
      <span className={styles.words}>
        <bdi>{label}</bdi>
      </span>
    </button>
  );
}
