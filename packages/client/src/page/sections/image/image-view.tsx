import { Banner } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient, useOpened } from '../../../application-context';
import type { SectionProps } from '../section-props';
import { useFirstRow } from '../use-first-row';

/** Width of the room between the safe edges of the 1280 × 720 canvas. */
const widthPx = 1160;

/** A picture of the service: a link where it leads somewhere. */
export function ImageView({ section, order }: SectionProps<'image'>): ReactElement {
  const { device } = useClient().application;
  const { items } = useOpened().places;
  const { id, path, ratio, alternative, text, caption } = section;
  useFirstRow(order, true);
  return (
    <Banner
      focusKey={id}
      order={order}
      image={section.image(widthPx, device.deviceClass.imageScale)}
      ratio={ratio}
      alternative={alternative}
      text={text || undefined}
      caption={caption || undefined}
      href={path}
      onActivate={() => items.open({ id, type: 'link', path }, { railId: id, railIndex: order, tileIndex: 0 })}
    />
  );
}
