import type { TextPart } from '@fjernsyn/shell';
import { Button, Hero, Tabs } from '@fjernsyn/ui';
import { type ReactElement, useState } from 'react';
import { useClient } from '../../../application-context';
import { useTexts } from '../../../hooks/use-texts';
import { detailTexts } from '../../../messages/item/detail-texts';
import { episodeWords, metaWords, ratingWords, seasonWords } from '../../../messages/item/detail-words';
import { useSeasonChoice } from '../episodes/season-context';
import type { SectionProps } from '../section-props';
import { PlayButton } from './play-button';

/** Widths of an item's art and logo on the 1280 × 720 canvas. */
const artWidthPx = 1280;
const logoWidthPx = 560;

/** The head of a page about one item: what it is, Play, and its seasons. */
export function DetailView({ section: { detail } }: SectionProps<'detail'>): ReactElement {
  const { seasons, choose } = useSeasonChoice();
  const { application } = useClient();
  const t = useTexts(detailTexts);
  const { device } = application;
  const { imageScale } = device.deviceClass;

  const { description, rectification, episode, meta } = detail;
  // Until the hero has said that all of it can be read there.
  const [isCut, setCut] = useState(true);
  const art = detail.image('hero', artWidthPx, imageScale);
  const hasText = (isCut && description !== '') || rectification !== '';
  const showText = (): void => {
    application.overlays.dialogs.show({
      kind: 'text',
      title: detail.title || t('item.untitled'),
      meta: detail.meta,
      art,
      note: rectification || undefined,
      parts: toParagraphs(description),
    });
  };

  return (
    <Hero
      order={0}
      isTall
      title={detail.title || t('item.untitled')}
      logo={episode ? undefined : detail.image('logo', logoWidthPx, imageScale)}
      meta={{
        parts: episode ? episodeWords(t, episode, meta) : metaWords(t, meta),
        rating: ratingWords(t, meta.ratingCode),
      }}
      description={detail.description || detail.tagline || undefined}
      onCut={setCut}
      image={art}
      actions={
        <>
          <PlayButton detail={detail} />
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
