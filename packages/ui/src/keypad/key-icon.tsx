import type { ReactNode } from 'react';
import styles from './keypad.module.css';
import type { Capitals } from './keypad-state';

/** Names of the icons of keys. */
export type KeyIconName = 'delete' | 'space' | Capitals;

const arrow = 'M12 4 4.500 12H9v7h6v-7h4.500z';

const drawings: Readonly<Record<KeyIconName, { readonly pen: readonly string[]; readonly isFilled?: boolean }>> = {
  delete: { pen: ['M9 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7z', 'M11.500 9.500l5 5', 'M16.500 9.500l-5 5'] },
  space: { pen: ['M4 10v5h16v-5'] },
  lower: { pen: [arrow] },
  'first-letter': { pen: [arrow], isFilled: true },
  upper: { pen: ['M12 2.500 4.500 10.500H9v5.500h6v-5.500h4.500z', 'M8 20.500h8'], isFilled: true },
};

/** An icon of a key, drawn like the others but fetched with the keypad; says nothing to readers. */
export function KeyIcon({ name }: { readonly name: KeyIconName }): ReactNode {
  const { pen, isFilled = false } = drawings[name];
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2.200"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {pen.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
