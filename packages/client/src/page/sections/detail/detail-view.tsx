import type { TextPart } from '@fjernsyn/shell';
import { Button, Hero, Tabs } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient, useOpened } from '../../../application-context';
import { useTexts } from '../../../hooks/use-texts';
import { detailTexts } from '../../../messages/item/detail-texts';
import { metaWords, playWords, ratingWords, seasonWords } from '../../../messages/item/detail-words';
import { useWatchPrepared } from '../../../watch/use-watch-prepared';
import { useSeasonChoice } from '../episodes/season-context';
import type { SectionProps } from '../section-props';

/** Widths of an item's art and logo on the 1280 × 720 canvas. */
const artWidthPx = 1280;
const logoWidthPx = 560;

/** The head of a page about one item: what it is, Play, and its seasons. */
export function DetailView({ section: { detail } }: SectionProps<'detail'>): ReactElement {
  const { seasons, choose } = useSeasonChoice();
  const { application } = useClient();
  const t = useTexts(detailTexts);
  const { device } = application;
  const { places } = useOpened();
  const { playable } = detail;
  const watchPath = playable && places.items.watchPathOf(playable);
  const { imageScale } = device.deviceClass;

  const { description, rectification } = detail;
  const hasText = description !== '' || rectification !== '';
  const showText = (): void => {
    application.overlays.dialogs.show({
      kind: 'text',
      title: detail.title || t('item.untitled'),
      meta: detail.meta,
      note: rectification || undefined,
      parts: toParagraphs(description),
    });
  };

  // A viewer who has come this far will soon play something.
  useWatchPrepared(watchPath !== undefined);

  return (
    <Hero
      order={0}
      isTall
      title={detail.title || t('item.untitled')}
      logo={detail.image('logo', logoWidthPx * imageScale)}
      meta={{ parts: metaWords(t, detail.meta), rating: ratingWords(t, detail.meta.ratingCode) }}
      description={detail.description || detail.tagline || undefined}
      image={detail.image('hero', artWidthPx * imageScale)}
      actions={
        <>
          <Button
            focusKey="play"
            order={0}
            icon="play"
            label={playable && watchPath !== undefined ? playWords(t, playable) : t('item.unavailable')}
            isPrimary={watchPath !== undefined}
            isDisabled={watchPath === undefined}
            href={watchPath}
            onActivate={() => playable && places.items.play(playable, { railId: 'detail', railIndex: 0, tileIndex: 0 })}
          />
          {hasText && (
            <Button focusKey="text" order={1} icon="info" label={t('action.details')} onActivate={showText} />
          )}
        </>
      }
    >
      {seasons.length > 1 && (
        <Tabs
          focusKey="seasons"
          order={1}
          label={t('item.seasonsLabel')}
          entries={seasons.map((season) => ({
            key: season.id,
            label: seasonWords(t, season),
            isCurrent: season.isSelected,
            onActivate: () => choose(season.id),
          }))}
        />
      )}
    </Hero>
  );
}

/** A text of the service, a paragraph for each of its lines. */
function toParagraphs(text: string): readonly TextPart[] {
  return (text.match(/\S.*/g) ?? []).map((line) => ({ kind: 'paragraph', text: line }));
}
