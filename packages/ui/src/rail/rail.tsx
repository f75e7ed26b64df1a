import { type NodeId, toNodeId } from '@fjernsyn/focus';
import {
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { FocusGroup } from '../focus/focus-group';
import { useFocusScope } from '../focus/focus-scope';
import { PageStageContext } from '../page/page-stage-context';
import { RailMessage, type RailTexts } from '../rail-message/rail-message';
import type { TileRole } from '../settings/tile-roles';
import { useUiSettings } from '../settings/ui-settings';
import { SkeletonTiles } from '../skeleton/skeleton-tiles';
import { RailStrip } from '../strip/rail-strip';
import { createStripModel } from '../strip/strip-model';
import styles from './rail.module.css';
import { hiddenTitleRem, type RailStatus, railHeadRem, railHeightRem } from './rail-height';
import { useFold } from './use-fold';

/** Props of {@link Rail}. */
export interface RailProps {
  /** Key among the rails of its page. */
  readonly focusKey: string;
  /** Place among the rails of its page, from 0. */
  readonly order: number;
  readonly title?: string | undefined;
  /** Spoken but not shown, for those who cannot read yet. */
  readonly isTitleHidden?: boolean | undefined;
  readonly role: TileRole;
  /** Whether it is entered at its first tile, and not at the one that is nearest, until it has been entered. */
  readonly isEnteredFirst?: boolean | undefined;
  /** How many tiles there are, mounted or not. */
  readonly count: number;
  /** Stable key of the tile at `index`; keep the function while the list is the same. */
  readonly keyOf: (index: number) => string;
  /** The `Tile` at `index`; keep the function, as a new one renders every tile. */
  readonly renderTile: (index: number) => ReactNode;
  /** Default `ready`. */
  readonly status?: RailStatus | undefined;
  /** Whether it may leave the page where it turns out empty. */
  readonly canFold?: boolean | undefined;
  /** Texts of the failed and the empty state. */
  readonly texts?: RailTexts | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** What the button of an empty rail does. */
  readonly onEmptyAction?: (() => void) | undefined;
}

/** One rail: a title and a strip of tiles, or the state that stands in for them (design 8 and 9). */
export function Rail(props: RailProps): ReactNode {
  const { focusKey, order, title, role, count, keyOf, renderTile, status = 'ready', texts } = props;
  const { binding, parentId } = useFocusScope();
  const { readingDirection, textScale, layout } = useUiSettings();
  const groupId = toNodeId(parentId, focusKey);
  const { RailArrows } = layout;
  const { isTitleHidden = false } = props;
  const hasTitle = title !== undefined && !isTitleHidden;
  const shape = { role, status, hasTitle, isTitleHidden, textScale, layout };
  const [isFolded, setFolded] = useState(false);
  const heightRem = isFolded ? 0 : railHeightRem(shape);
  const isMounted = useIsMounted(focusKey, order, heightRem);
  useFold(groupId, order, props.canFold === true && status === 'empty', setFolded);
  const standsAt = useRef(0);
  const model = useMemo(
    () =>
      createStripModel({
        engine: binding.engine,
        groupId,
        role,
        count,
        keyOf,
        readingDirection,
        layout,
        startIndex: standsAt.current,
      }),
    [binding, groupId, role, count, keyOf, readingDirection, layout],
  );
  const onPlace = useCallback((index: number) => {
    standsAt.current = index;
  }, []);
  const section = useActiveMark(groupId);
  const isLoading = status === 'loading';
  useLayoutEffect(() => {
    const element = section.current;
    if (!isLoading || element === null) return undefined;
    binding.setEntry(groupId, { element, speech: () => '', groupLabel: title });
    return () => binding.removeEntry(groupId, element);
  }, [binding, groupId, section, isLoading, title]);
  const items = useMemo(
    () => (status === 'ready' ? { count, keyOf, indexOf: model.indexOfKey, rectOf: model.rectOf } : undefined),
    [status, count, keyOf, model],
  );
  if (isFolded) return null;
  return (
    <section
      ref={section}
      className={`${styles.rail} fs-rail-dims fs-fades`}
      style={{ height: `${heightRem}rem` }}
      aria-label={title}
      aria-busy={isLoading}
      tabIndex={isLoading ? -1 : undefined}
    >
      {/* Order: a page's hero is 0. */}
      <FocusGroup
        kind="row"
        {...{ focusKey, items }}
        order={order + 1}
        // What failed may come yet: when its button goes the rail keeps the focus.
        isLoading={isLoading || status === 'failed'}
        label={title}
        memory="last"
        preferred={props.isEnteredFirst && items ? keyOf(0) : undefined}
      >
        {isTitleHidden && <div style={{ height: `${hiddenTitleRem}rem` }} />}
        {hasTitle && (
          <div className={styles.head} style={{ height: `${railHeadRem(true, textScale, layout)}rem` }}>
            <h2 className={`${styles.title} fs-type-rail fs-rail-title`}>
              <bdi>{title}</bdi>
            </h2>
          </div>
        )}
        {isLoading && <SkeletonTiles {...{ role, order }} />}
        {status === 'ready' && isMounted && (
          <RailStrip {...{ model, role, order, count, keyOf, renderTile, onPlace }} label={title} />
        )}
        {status === 'ready' && isMounted && RailArrows !== undefined && <RailArrows onStep={model.step} />}
        {(status === 'failed' || status === 'empty') && (
          <RailMessage
            kind={status}
            texts={texts}
            onAction={status === 'failed' ? props.onRetry : props.onEmptyAction}
          />
        )}
      </FocusGroup>
    </section>
  );
}

/** Tells the page of this rail, and whether the page wants its tiles yet. */
function useIsMounted(focusKey: string, order: number, heightRem: number): boolean {
  const stage = useContext(PageStageContext);
  useLayoutEffect(() => stage?.place(focusKey, order, heightRem), [stage, focusKey, order, heightRem]);
  return useSyncExternalStore(
    useCallback((listener: () => void) => stage?.subscribe(listener) ?? (() => undefined), [stage]),
    () => stage === null || stage.isMounted(order),
    () => stage === null || stage.isMounted(order),
  );
}

/** Marks the section while focus stands in it, without a render. */
function useActiveMark(groupId: NodeId): React.RefObject<HTMLElement | null> {
  const { engine } = useFocusScope().binding;
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const mark = (): void => {
      if (engine.hasFocusWithin(groupId)) ref.current?.setAttribute('data-active', '');
      else ref.current?.removeAttribute('data-active');
    };
    mark();
    return engine.subscribeTo(groupId, mark);
  }, [engine, groupId]);
  return ref;
}
