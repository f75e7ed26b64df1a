import type { ItemDetailModel } from '@fjernsyn/catalogue';
import { useClient, useOpened } from '../../../application-context';
import { useEventTime } from '../../../hooks/use-event-time';
import { useDayWords } from '../../../hooks/use-start-words';
import { useTexts } from '../../../hooks/use-texts';
import { detailTexts } from '../../../messages/item/detail-texts';
import { episodeWords, metaWords } from '../../../messages/item/detail-words';
import { offerWords } from '../../../messages/item/offer-words';

/** What stands around the title of an item's page. */
export interface HeadWords {
  /** Over it: that an event is on now. */
  readonly kicker: string | undefined;
  /** Under it, each fact a part of its own. */
  readonly parts: readonly string[];
}

/** The words around the title of an item's page; renders again as an event begins and ends. */
export function useHeadWords(detail: ItemDetailModel): HeadWords {
  const { application } = useClient();
  const { config } = useOpened();
  const t = useTexts(detailTexts);
  const dayWords = useDayWords();
  const time = useEventTime(detail);
  const { type, episode, meta, offers, nextEpisodeAt } = detail;
  // What the service says first, as the competition of a match.
  const line = (detail.subtitle.split('|')[0] ?? '').trim();
  if (type === 'event') return { kicker: time.isLive ? t('item.live') : undefined, parts: said(time.start, line) };
  if (episode) return { kicker: undefined, parts: episodeWords(t, episode, meta) };
  const facts = metaWords(t, meta);
  const { language } = application.locale.state.get();
  const isToCome = nextEpisodeAt !== undefined && nextEpisodeAt > application.time.now();
  return {
    kicker: undefined,
    parts: said(
      ...(facts.length > 0 ? facts : [line]),
      isToCome ? t('item.nextEpisode', { time: dayWords(nextEpisodeAt) }) : '',
      ...offerWords(t, offers, { language, currency: config.general?.currencyCode }),
    ),
  };
}

function said(...words: readonly string[]): readonly string[] {
  return words.filter((word) => word !== '');
}
