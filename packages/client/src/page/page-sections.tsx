import type { PageModel } from '@fjernsyn/catalogue';
import { createObservable } from '@fjernsyn/kernel';
import { contentIdOf, isAccountPage } from '@fjernsyn/shell';
import { Button, type IndexRange, Page, pageIds, seriesRailRem } from '@fjernsyn/ui';
import { type ReactElement, useDeferredValue, useMemo, useState } from 'react';
import { useClient, useOpened } from '../application-context';
import { LateScreen } from '../late/late-screen';
import { firstRowsOf, hasWayToTop, isOfList, ordersToRead, rowsOf, withBatches } from './page-rows';
import { SeasonContext } from './sections/episodes/season-context';
import { useSeason } from './sections/episodes/use-season';
import { AtTopContext } from './sections/hero/at-top';
import { NearRowsContext } from './sections/near-rows';
import { PageSection } from './sections/page-section';
import { PlaceLeftContext } from './sections/place-left';
import { useBackToTop } from './use-back-to-top';
import { type PageParts, useWayToTop } from './use-way-to-top';

/** Props of {@link PageSections}. */
export interface PageSectionsProps {
  readonly page: PageModel;
  readonly entryKey: string;
  readonly onTopChange: (isAtTop: boolean) => void;
}

/** The sections of a page, and the way back to its top. */
export function PageSections({ page, entryKey, onTopChange }: PageSectionsProps): ReactElement {
  const near = useMemo(() => createObservable<IndexRange>({ first: 0, end: 1 }), []);
  const isAtTop = useMemo(() => createObservable(true), []);
  const { navigation } = useOpened().places;
  const place = useMemo(() => navigation.placeOf(entryKey), [navigation, entryKey]);
  // What lies below the screen is mounted after the first frame, unless the viewer comes back to it, or leaves the top of the page before.
  const [isReached, reach] = useState(place.wasLeft);
  const isWhole = useDeferredValue(true, isReached) || isReached;
  const { head, rows: all } = useMemo(() => rowsOf(page), [page]);
  const ids = useMemo(() => pageIds(contentIdOf(entryKey)), [entryKey]);
  const episodes = all.find(({ kind }) => kind === 'episodes');
  const season = useSeason({
    detail: head?.kind === 'detail' ? head.detail : undefined,
    episodesId: episodes && ids.sectionOf(episodes.id),
    place,
  });
  const hasEpisodes = season.episodes !== undefined;
  const rows = useMemo(() => all.filter(({ kind }) => kind !== 'episodes' || hasEpisodes), [all, hasEpisodes]);
  const toRead = useMemo(() => ordersToRead(rows), [rows]);
  const parts = useMemo(() => [ids.hero, ...rows.map(({ id }) => ids.sectionOf(id))], [ids, rows]);
  useBackToTop({ page: ids.page, parts, isAtTop });
  const toTop = isWhole && hasWayToTop(rows) ? <ToTop page={ids.page} parts={parts} /> : undefined;
  const footer = isAccountPage(page) && !isOfList(rows) ? <AccountEnd pageKey={page.key} /> : toTop;

  return (
    <NearRowsContext.Provider value={near}>
      <AtTopContext.Provider value={isAtTop}>
        <PlaceLeftContext.Provider value={place}>
          <SeasonContext.Provider value={season}>
            <Page
              label={page.title}
              hero={head && <PageSection section={head} order={0} />}
              heroHeightRem={hasEpisodes ? seriesRailRem : undefined}
              keptScroll={place}
              onNearChange={(range) => near.set(withBatches(range, toRead))}
              onTopChange={(isTop) => {
                isAtTop.set(isTop);
                if (!isTop) reach(true);
                onTopChange(isTop);
              }}
              footer={footer}
            >
              {(isWhole ? rows : firstRowsOf({ head, rows })).map((section, order) => (
                <PageSection key={section.id} section={section} order={order} />
              ))}
            </Page>
          </SeasonContext.Provider>
        </PlaceLeftContext.Provider>
      </AtTopContext.Provider>
    </NearRowsContext.Provider>
  );
}

/** What the viewer may do with the account. */
function AccountEnd({ pageKey }: { readonly pageKey: string | undefined }): ReactElement {
  return <LateScreen shape={<span />}>{({ AccountActions }) => <AccountActions pageKey={pageKey} />}</LateScreen>;
}

/** Leads to the top of the page. */
function ToTop(parts: PageParts): ReactElement {
  const { t } = useClient();
  return <Button focusKey="top" label={t('action.top')} icon="top" onActivate={useWayToTop(parts)} />;
}
