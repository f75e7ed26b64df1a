import type { ReactElement } from 'react';
import type { SectionProps } from '../section-props';
import { TileRail } from './tile-rail';

/** A rail of a page. */
export function RailView({ section, order }: SectionProps<'rail'>): ReactElement {
  return <TileRail focusKey={section.id} rail={section} order={order} />;
}
