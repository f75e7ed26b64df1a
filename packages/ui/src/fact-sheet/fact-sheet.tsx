import { toNodeId } from '@fjernsyn/focus';
import { joinSentences } from '@fjernsyn/kernel';
import type { ReactNode } from 'react';
import { FocusGroup } from '../focus/focus-group';
import { useFocusScope } from '../focus/focus-scope';
import { useFocusable } from '../focus/use-focusable';
import { useActiveMark } from '../page/use-active-mark';
import { useMeasuredSection } from '../page/use-measured-section';
import tile from '../tile/tile.module.css';
import styles from './fact-sheet.module.css';

/** Something that is known, under its name. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Props of {@link FactSheet}. */
export interface FactSheetProps {
  /** Key among the sections of its page. */
  readonly focusKey: string;
  /** Place among the sections of its page, from 0. */
  readonly order: number;
  readonly title: string;
  /** Keep the same list. */
  readonly facts: readonly Fact[];
}

/** Facts beside one another, between the rails of a page. They take focus as a whole, so that the page comes to them and a reader says them. */
export function FactSheet({ focusKey, order, title, facts }: FactSheetProps): ReactNode {
  const { parentId } = useFocusScope();
  const { ref, style, isMounted } = useMeasuredSection<HTMLElement>({ focusKey, order, content: facts });
  useActiveMark(toNodeId(parentId, focusKey), ref, isMounted);
  return (
    <FocusGroup kind="column" focusKey={focusKey} order={order + 1} label={title} isLoading={!isMounted}>
      <section ref={ref} style={style} className={`${styles.sheet} fs-rail-dims fs-fades`} aria-label={title}>
        {isMounted && (
          <>
            <h2 className={`${styles.title} fs-type-rail fs-rail-title`}>
              <bdi>{title}</bdi>
            </h2>
            <Facts facts={facts} />
          </>
        )}
      </section>
    </FocusGroup>
  );
}

function Facts({ facts }: Pick<FactSheetProps, 'facts'>): ReactNode {
  const { ref, props } = useFocusable<HTMLDivElement>({
    focusKey: 'facts',
    speech: () => joinSentences(...facts.map(({ name, value }) => `${name}: ${value}`)),
  });
  return (
    <div {...props} ref={ref} className={`${tile.tile} ${styles.stop} fs-tile`}>
      <div className={`${tile.frame} ${styles.frame} fs-tile-frame`}>
        <dl className={styles.facts} data-selectable="">
          {facts.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt className="fs-type-meta fs-text3">
                <bdi>{name}</bdi>
              </dt>
              <dd className={`${styles.value} fs-type-label fs-text2`}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
