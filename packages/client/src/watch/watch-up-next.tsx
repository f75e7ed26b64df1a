import type { Watch, WatchView } from '@fjernsyn/shell';
import type { PlayerParts } from '@fjernsyn/ui';
import { type ReactElement, useState } from 'react';
import { useClient } from '../application-context';
import { useObservedPart } from '../hooks/use-observed-part';
import { useTexts } from '../hooks/use-texts';
import type { Translate } from '../messages/create-translate';
import { durationWords } from '../messages/item/item-words';
import { type PlayerTexts, playerTexts } from '../messages/player/player-texts';
import { underTitle } from './watch-head';

/** Props of {@link WatchUpNext}. */
export interface WatchUpNextProps {
  readonly watch: Pick<Watch, 'view' | 'command'>;
  readonly parts: Pick<PlayerParts, 'UpNextPanel' | 'UpNextCount'>;
}

/** How wide the picture of what is next stands on the canvas of a TV. */
const pictureWidthPx = 672;

/** What plays next, beside the picture that ends. */
export function WatchUpNext({ watch, parts }: WatchUpNextProps): ReactElement | null {
  const { t: say } = useClient();
  const t = useTexts(playerTexts);
  const { next, item } = useObservedPart(watch.view, (view) => ({ next: view.upNext?.item, item: view.item }));
  const [fromSeconds] = useState(() => watch.view.get().upNext?.secondsLeft);
  const { UpNextPanel } = parts;
  if (next === undefined) return null;
  const title = nextTitle(t, next);
  const words = { next: countText(t, next, fromSeconds !== undefined), seconds: fromSeconds ?? '', title };
  return (
    <UpNextPanel
      spokenText={t('player.nextSpoken', words).replace(/ +\./, '.')}
      count={<Count watch={watch} UpNextCount={parts.UpNextCount} fromSeconds={fromSeconds ?? 0} />}
      title={title}
      description={next.description || undefined}
      lengthText={next.durationSeconds === undefined ? undefined : durationWords(say, next.durationSeconds)}
      pictureUrl={next.image(pictureWidthPx, window.devicePixelRatio)}
      nowTitle={item?.title ?? ''}
      nowText={underTitle(say, item)}
      playLabel={t('player.playNow')}
      cancelLabel={t('player.credits')}
      onPlay={() => watch.command('next')}
      onCancel={() => watch.command('cancel-next')}
    />
  );
}

interface CountProps extends Pick<WatchUpNextProps, 'watch'>, Pick<PlayerParts, 'UpNextCount'> {
  readonly fromSeconds: number;
}

/** What is left, which alone renders as the seconds go. */
function Count({ watch, UpNextCount, fromSeconds }: CountProps): ReactElement {
  const t = useTexts(playerTexts);
  const { secondsLeft, text } = useObservedPart(watch.view, ({ upNext }) => ({
    secondsLeft: upNext?.secondsLeft,
    text: countText(t, upNext?.item, upNext?.secondsLeft !== undefined),
  }));
  return <UpNextCount text={text} secondsLeft={secondsLeft} fromSeconds={fromSeconds} />;
}

type Next = NonNullable<WatchView['upNext']>['item'];

/** That an episode or a programme is next, and before a count that it is so in so many seconds. */
function countText(t: Translate<PlayerTexts>, next: Pick<Next, 'type'> | undefined, isCounted: boolean): string {
  if (next?.type === 'episode') return t(isCounted ? 'player.nextEpisodeIn' : 'player.nextEpisode');
  return t(isCounted ? 'player.nextTitleIn' : 'player.nextTitle');
}

/** What is next by its name, behind its number where it is an episode. */
export function nextTitle(t: Translate<PlayerTexts>, { episodeNumber, title }: Pick<Next, 'episodeNumber' | 'title'>) {
  return episodeNumber === undefined ? title : t('player.episodeOf', { episode: episodeNumber, title });
}
