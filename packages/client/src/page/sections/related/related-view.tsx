import { emptyRail, fillRail, relatedQuery } from '@fjernsyn/catalogue';
import { type ReactElement, useMemo } from 'react';
import { useClient } from '../../../application-context';
import { useTexts } from '../../../hooks/use-texts';
import { useResource } from '../../../reading/use-resource';
import { useIsWanted } from '../near-rows';
import { TileRail } from '../rail/tile-rail';
import type { SectionProps } from '../section-props';
import { relatedTexts } from './related-texts';

/** What goes with the item of a page: asked for as it comes near, and gone where nothing does, or nobody says (reading "Related and recommendations refused"). */
export function RelatedView({ section: { id, itemId }, order }: SectionProps<'related'>): ReactElement {
  const { reading } = useClient().application;
  const t = useTexts(relatedTexts);
  const { value, status } = useResource(
    useMemo(() => reading.resource(() => relatedQuery(reading.api, itemId)), [reading, itemId]),
    useIsWanted(order, false),
  );
  const title = t('related.title');
  const rail = useMemo(() => {
    const none = emptyRail({ id, title, role: 'wide' });
    return value ? fillRail(none, value) : none;
  }, [id, title, value]);
  return <TileRail focusKey={id} rail={rail} order={order} status={status === 'loading' ? 'loading' : 'ready'} />;
}
