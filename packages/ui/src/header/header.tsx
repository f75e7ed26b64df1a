import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { FocusGroup } from '../focus/focus-group';
import { useUiSettings } from '../settings/ui-settings';
import { useFontLoads } from '../settings/use-font-loads';
import styles from './header.module.css';
import { EntryLink, type HeaderEntry } from './header-entry';
import { headerKeys } from './header-ids';
import { type HeaderLogo, LogoLink } from './header-logo';
import { useFittingCount } from './use-fitting-count';

/** How the header stands: not at all, over the page's art, or fixed on a ground of its own once the page has moved (S4.1). */
export type HeaderDisplay = 'hidden' | 'overlay' | 'fixed';

/** Way to the search, with a hint of what may be looked for where a window has room for it. */
export interface HeaderSearch extends HeaderEntry {
  readonly hint?: string | undefined;
}

/** Who is watching, with their picture; or the button by which one signs in. */
export interface HeaderAccount extends HeaderEntry {
  readonly avatar?: string | undefined;
  readonly isButton?: boolean | undefined;
}

/** Props of {@link Header}. */
export interface HeaderProps {
  /** Default `header`. */
  readonly focusKey?: string | undefined;
  /** Default 0: before the page. */
  readonly order?: number | undefined;
  readonly logo: HeaderLogo;
  /** Name of the navigation for readers. */
  readonly label: string;
  /** The last are left out while they do not fit. Keep the same list: another one is measured anew. */
  readonly entries: readonly HeaderEntry[];
  /** Key of the entry for what is shown below. */
  readonly current?: string | undefined;
  readonly search?: HeaderSearch | undefined;
  readonly account?: HeaderAccount | undefined;
  /** Whether keys pass it by. */
  readonly isPassedBy?: boolean | undefined;
  /** Default `overlay`. */
  readonly display?: HeaderDisplay | undefined;
}

/** From this width, in rem, a desktop's window has room for the search's hint. */
const roomyRem = 68.75;

/** Navigation with the logo, search and account, each an area that is entered where it was left; the half sun marks where one is (design 4 and 8). */
export function Header(props: HeaderProps): ReactNode {
  const { focusKey = headerKeys.header, order = 0, logo, label, search, account, display = 'overlay' } = props;
  const { layout } = useUiSettings();
  const bar = useRef<HTMLElement>(null);
  const entries = useFittingEntries(bar, props);
  const current = entries.find(({ key }) => key === props.current)?.key;
  const isRoomy = layout.name === 'desktop' && layout.widthRem >= roomyRem;
  return (
    <header className={styles.header} data-display={display}>
      <div className={`${styles.over} fs-header fs-fades`} />
      <div className={`${styles.fixed} fs-header-fixed fs-fades`} />
      <FocusGroup
        kind="row"
        focusKey={focusKey}
        order={order}
        label={label}
        memory="last"
        preferred={headerKeys.menu}
        isDisabled={display === 'hidden' || props.isPassedBy}
      >
        <div className={`${styles.bar} fs-fades`}>
          <FocusGroup
            kind="row"
            focusKey={headerKeys.menu}
            order={0}
            memory="last"
            preferred={current ?? entries[0]?.key}
          >
            <LogoLink logo={logo} />
            <nav ref={bar} className={`${styles.entries} fs-entries`} aria-label={label}>
              {entries.map((entry, index) => (
                <EntryLink
                  place="menu"
                  key={entry.key}
                  entry={layout.name === 'phone' ? entry : { ...entry, icon: undefined }}
                  order={1 + index}
                  isCurrent={entry.key === current}
                />
              ))}
            </nav>
          </FocusGroup>
          <div className={styles.tools}>
            {search !== undefined && (
              <EntryLink
                place="tool"
                entry={search}
                order={1}
                {...(isRoomy && search.hint ? { edge: 'field', hint: search.hint } : {})}
              />
            )}
            {account !== undefined && (
              <EntryLink
                place="tool"
                entry={account}
                order={2}
                avatar={account.avatar}
                edge={account.isButton ? 'button' : undefined}
              />
            )}
          </div>
        </div>
      </FocusGroup>
    </header>
  );
}

/** The entries that fit beside all else, measured anew when what stands there, its letters or the window change. */
function useFittingEntries(
  bar: RefObject<HTMLElement | null>,
  { entries, logo, search, account }: HeaderProps,
): readonly HeaderEntry[] {
  const { layout, textScale, typeface, artwork } = useUiSettings();
  const fontLoads = useFontLoads();
  const beside = [logo.name, artwork?.logo?.src, search?.label, account?.label, account?.avatar !== undefined].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is an occasion to measure.
  const occasion = useMemo(() => ({}), [entries, beside, layout, textScale, typeface, fontLoads]);
  const count = useFittingCount(bar, entries.length, occasion);
  return useMemo(() => entries.slice(0, count), [entries, count]);
}
