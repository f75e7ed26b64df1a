import { toNodeId } from '@fjernsyn/focus';
import { type ReactNode, useMemo, useState } from 'react';
import { FocusGroup } from '../focus/focus-group';
import { useFocusScope } from '../focus/focus-scope';
import { usePageSection } from '../page/use-page-section';
import { RailMessage, type RailTexts } from '../rail-message/rail-message';
import type { TileRole } from '../settings/tile-roles';
import { useUiSettings } from '../settings/ui-settings';
import { SkeletonTiles } from '../skeleton/skeleton-tiles';
import { RailStrip } from '../strip/rail-strip';
import type { StripModel, StripPlace } from '../strip/strip-model';
import { useStripModel } from '../strip/use-strip-model';
import styles from './rail.module.css';
import { hiddenTitleRem, type RailStatus, railBodyRem, railHeadRem, railHeightRem } from './rail-height';
import { useCollapse } from './use-collapse';
import { useRailElement } from './use-rail-element';

/** Props of {@link Rail}. */
export interface RailProps {
  /** Key among the rails of its page. */
  readonly focusKey: string;
  /** Place among the rails of its page, from 0. */
  readonly order: number;
  readonly title?: string | undefined;
  /** Stands after a title that shows: how many there are. */
  readonly note?: string | undefined;
  /** Spoken but not shown, for those who cannot read yet. */
  readonly isTitleHidden?: boolean | undefined;
  readonly role: TileRole;
  /** Key of the tile at which it stands, and by which it is entered until it has been; one that is none of it stands for the first. */
  readonly start?: string | undefined;
  /** How many tiles there are, mounted or not. */
  readonly count: number;
  /** How many there will be, for readers; default `count`. */
  readonly size?: number | undefined;
  /** Stable key of the tile at `index`; keep the function while the list is the same. */
  readonly keyOf: (index: number) => string;
  /** The `Tile` at `index`; keep the function, as a new one renders every tile. */
  readonly renderTile: (index: number) => ReactNode;
  /** Hears at which tile focus is, and up to which a finger has scrolled, so that more of them can be loaded. */
  readonly onReach?: ((index: number) => void) | undefined;
  /** Default `ready`. */
  readonly status?: RailStatus | undefined;
  /** Whether it may leave the page where it turns out empty. */
  readonly canCollapse?: boolean | undefined;
  /** Texts of the failed and the empty state. */
  readonly texts?: RailTexts | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** What the button of an empty rail does. */
  readonly onEmptyAction?: (() => void) | undefined;
}

/** One rail: a title and a strip of tiles, or the state that stands in for them (design 8 and 9); far from the screen its place alone. */
export function Rail(props: RailProps): ReactNode {
  const { focusKey, order, title, role, count, keyOf, status = 'ready', texts } = props;
  const { textScale, layout } = useUiSettings();
  const { parentId } = useFocusScope();
  const groupId = toNodeId(parentId, focusKey);
  const { isTitleHidden = false } = props;
  const hasTitle = title !== undefined && !isTitleHidden;
  const [isCollapsed, setCollapsed] = useState(false);
  const shape = { role, status, hasTitle, isTitleHidden, textScale, layout };
  const heightRem = isCollapsed ? 0 : railHeightRem(shape);
  const isMounted = usePageSection({ focusKey, order, heightRem });
  useCollapse(groupId, order, props.canCollapse === true && status === 'empty', setCollapsed);
  const { model, onPlace } = useStripModel(groupId, props);
  const isLoading = status === 'loading';
  const section = useRailElement(groupId, isMounted, isLoading ? title : null);
  const items = useMemo(
    () => (status === 'ready' ? { count, keyOf, indexOf: model.indexOfKey, rectOf: model.rectOf } : undefined),
    [status, count, keyOf, model],
  );
  if (isCollapsed) return null;
  return (
    <FocusGroup
      kind="row"
      focusKey={focusKey}
      items={items}
      // A page's hero is 0.
      order={order + 1}
      isLoading={isAwaited(status, texts, isMounted)}
      label={title}
      memory="last"
      preferred={props.start !== undefined && items ? keyOf(Math.max(0, model.indexOfKey(props.start))) : undefined}
    >
      <section
        // An element of its own, so that nothing fades as a rail comes near.
        key={isMounted ? 'mounted' : 'place'}
        ref={section}
        className={isMounted ? `${styles.rail} fs-rail-dims fs-fades` : undefined}
        style={{ height: `${heightRem}rem` }}
        aria-label={title}
        aria-busy={isLoading}
        tabIndex={isLoading ? -1 : undefined}
      >
        {isMounted && (
          <>
            {isTitleHidden && <div style={{ height: `${hiddenTitleRem(role)}rem` }} />}
            {hasTitle && <RailHead title={title} note={props.note} />}
            <RailBody {...props} status={status} heightRem={railBodyRem(shape)} model={model} onPlace={onPlace} />
          </>
        )}
      </section>
    </FocusGroup>
  );
}

/**
 * Whether something that can have focus is to come in a rail that has no tiles: what loads, what failed and may come yet, and the button
 * of one that is far.
 */
function isAwaited(status: RailStatus, texts: RailTexts | undefined, isMounted: boolean): boolean {
  return (
    status === 'loading' || status === 'failed' || (status === 'empty' && !isMounted && texts?.action !== undefined)
  );
}

function RailHead({ title, note }: { readonly title: string; readonly note: string | undefined }): ReactNode {
  const { textScale, layout } = useUiSettings();
  const style = { height: `${railHeadRem(true, textScale, layout)}rem`, padding: `0 ${layout.safeRem}rem` };
  return (
    <div className={styles.head} style={style}>
      <h2 className={`${styles.title} fs-type-rail fs-rail-title`}>
        <bdi>{title}</bdi>
      </h2>
      {note !== undefined && <span className={`${styles.note} fs-type-meta fs-text3`}>{note}</span>}
    </div>
  );
}

interface RailBodyProps extends RailProps {
  readonly status: RailStatus;
  readonly heightRem: number;
  readonly model: StripModel;
  readonly onPlace: (place: StripPlace) => void;
}

function RailBody(props: RailBodyProps): ReactNode {
  const {
    status,
    role,
    title,
    count,
    size = count,
    keyOf,
    renderTile,
    texts,
    model,
    heightRem,
    onPlace,
    onReach,
  } = props;
  const { RailArrows } = useUiSettings().layout;
  if (status === 'loading') return <SkeletonTiles role={role} />;
  if (status !== 'ready') {
    return (
      <RailMessage kind={status} texts={texts} onAction={status === 'failed' ? props.onRetry : props.onEmptyAction} />
    );
  }
  return (
    <>
      <RailStrip
        model={model}
        role={role}
        count={count}
        size={size}
        heightRem={heightRem}
        label={title}
        keyOf={keyOf}
        renderTile={renderTile}
        onPlace={onPlace}
        onReach={onReach}
      />
      {RailArrows !== undefined && <RailArrows onStep={model.step} />}
    </>
  );
}
