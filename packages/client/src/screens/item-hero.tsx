import type { ItemDetailModel } from '@fjernsyn/catalogue';
import { Button, ButtonRow, Hero } from '@fjernsyn/ui';
import { type ReactElement, useEffect } from 'react';
import { useClient } from '../application-context';
import { metaWords, playWords, seasonWords } from '../messages/words';

/** Widths of an item's art and logo on the 1280 × 720 canvas. */
const artWidthPx = 1280;
const logoWidthPx = 560;

/** The head of a page about one item: what it is, Play, and its seasons. */
export function ItemHero({ detail }: { readonly detail: ItemDetailModel }): ReactElement {
  const { application, t } = useClient();
  const { device, mediaEngines } = application.ports;
  const { playable } = detail;
  const watchPath = playable && application.watchPathOf(playable);
  const { imageScale } = device.deviceClass;

  // A viewer who has come this far will soon play something.
  useEffect(() => {
    if (watchPath !== undefined) void mediaEngines.prepare();
  }, [mediaEngines, watchPath]);

  return (
    <Hero
      order={0}
      isTall
      title={detail.title || t('item.untitled')}
      logo={detail.image('logo', logoWidthPx * imageScale)}
      meta={{ parts: metaWords(t, detail.meta) }}
      description={detail.description || detail.tagline || undefined}
      image={detail.image('hero', artWidthPx * imageScale)}
      actions={
        <Button
          focusKey="play"
          icon="play"
          label={playable && watchPath !== undefined ? playWords(t, playable) : t('item.unavailable')}
          isDisabled={watchPath === undefined}
          href={watchPath}
          onActivate={() => watchPath !== undefined && application.navigation().push(watchPath)}
        />
      }
    >
      {detail.seasons.length > 1 && <Seasons detail={detail} />}
    </Hero>
  );
}

function Seasons({ detail }: { readonly detail: ItemDetailModel }): ReactElement {
  const { application, t } = useClient();
  const selected = detail.seasons.find((season) => season.isSelected);
  return (
    <ButtonRow focusKey="seasons" order={1} {...(selected ? { preferred: selected.id } : {})}>
      {detail.seasons.map((season, order) => (
        <Button
          key={season.id}
          focusKey={season.id}
          order={order}
          label={seasonWords(t, season)}
          isOn={season.isSelected}
          isDisabled={season.path === undefined}
          href={season.path}
          onActivate={() =>
            season.path !== undefined && !season.isSelected && application.navigation().replace(season.path)
          }
        />
      ))}
    </ButtonRow>
  );
}
