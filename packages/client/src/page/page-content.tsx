import { type PageModel, railsOf } from '@fjernsyn/catalogue';
import { toNodeId } from '@fjernsyn/focus';
import { createObservable } from '@fjernsyn/kernel';
import { Button, type NearRails, Page, seriesRailRem } from '@fjernsyn/ui';
import { type ReactElement, useDeferredValue, useMemo, useState } from 'react';
import { useClient, useOpened } from '../application-context';
import { DetailView } from './sections/detail/detail-view';
import { useSeason } from './sections/episodes/use-season';
import { HeroView } from './sections/hero/hero-view';
import { NearRailsContext } from './sections/rail/near-rails';
import { RailView } from './sections/rail/rail-view';

/** Props of {@link PageContent}. */
export interface PageContentProps {
  readonly page: PageModel;
  readonly entryKey: string;
  readonly onTopChange: (isAtTop: boolean) => void;
}

/** How many rails a page opens with: those that its first frame shows, under a hero and without one. */
const firstRails = { underHero: 2, alone: 3 } as const;

/** Up to which rail a page wants lists while its first has focus, or what stands above it. */
const lastNearAtTop = 3;

/** Rows that a page needs before its footer offers the way to the top. */
const railsBeforeTop = 3;

/** What a page shows: its hero or the item it is about, its rails, and the way back to the top. */
export function PageContent({ page, entryKey, onTopChange }: PageContentProps): ReactElement {
  const near = useMemo(() => createObservable<NearRails>({ first: 0, last: 0 }), []);
  const isAtTop = useMemo(() => createObservable(true), []);
  const { navigation } = useOpened().places;
  const place = useMemo(() => navigation.placeOf(entryKey), [navigation, entryKey]);
  // What lies below the screen is mounted after the first frame, unless the viewer comes back to it, or comes near it before.
  const [isReached, reach] = useState(place.wasLeft);
  const isWhole = useDeferredValue(true, isReached) || isReached;
  const [head] = page.sections;
  const detail = head?.kind === 'detail' ? head.detail : undefined;
  const hero = head?.kind === 'hero' ? head : undefined;
  const pageRails = railsOf(page);
  const season = useSeason(detail);
  const { episodes } = season;
  const first = episodes ? 1 : 0;
  const rails = episodes ? [episodes, ...pageRails] : pageRails;

  return (
    <NearRailsContext.Provider value={near}>
      <Page
        focusKey="page"
        label={page.title}
        hero={
          detail ? <DetailView detail={detail} season={season} /> : hero && <HeroView hero={hero} isSeen={isAtTop} />
        }
        heroHeightRem={episodes ? seriesRailRem : undefined}
        keptScroll={place}
        onNearChange={(next) => {
          near.set(next);
          if (next.last > lastNearAtTop) reach(true);
        }}
        onTopChange={(isTop) => {
          isAtTop.set(isTop);
          onTopChange(isTop);
        }}
        footer={
          isWhole && rails.length >= railsBeforeTop ? (
            <ToTop keys={['hero', ...rails.map(({ id }) => id)]} />
          ) : undefined
        }
      >
        {episodes && (
          <RailView key="episodes" rail={episodes} order={0} status={season.status} onRetry={season.retry} />
        )}
        {(isWhole ? pageRails : pageRails.slice(0, hero || detail ? firstRails.underHero : firstRails.alone)).map(
          (rail, index) => (
            <RailView key={rail.id} rail={rail} order={first + index} />
          ),
        )}
      </Page>
    </NearRailsContext.Provider>
  );
}

/** Leads to the first of a page's parts, by their keys, in which something can be focused; what was remembered of the page is forgotten. */
function ToTop({ keys }: { readonly keys: readonly string[] }): ReactElement {
  const { application, t } = useClient();
  const toTop = (): void => {
    const { focus } = application;
    const page = focus.getFocused()?.split('/footer/')[0];
    if (page === undefined) return;
    focus.forget(page);
    keys.some((key) => focus.focus(toNodeId(page, key), { shouldWait: false }));
  };
  return <Button focusKey="top" label={t('action.top')} icon="top" onActivate={toTop} />;
}
