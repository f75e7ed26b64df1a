import { type ReactElement, useMemo } from 'react';
import { useTexts } from '../../../hooks/use-texts';
import { TileRail } from '../rail/tile-rail';
import type { SectionProps } from '../section-props';
import { itemRailTexts } from './item-rail-texts';

type RelationText = keyof typeof itemRailTexts.da;

/** Items that came with that of a page, under the service's title or one of ours. */
export function ItemRailView({ section: { id, topic, rail }, order }: SectionProps<'item-rail'>): ReactElement {
  const t = useTexts(itemRailTexts);
  const texts = [...(rail.count > 1 ? [`relation.${topic}s`] : []), `relation.${topic}`].filter(isRelationText);
  const title = rail.title || t(texts[0] ?? 'relation.other');
  const titled = useMemo(() => ({ ...rail, title }), [rail, title]);
  return <TileRail focusKey={id} rail={titled} order={order} />;
}

function isRelationText(text: string): text is RelationText {
  return Object.keys(itemRailTexts.da).includes(text);
}
