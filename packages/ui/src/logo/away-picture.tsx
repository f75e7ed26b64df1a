import type { ReactNode } from 'react';
import { useUiSettings } from '../settings/ui-settings';
import { Drawn } from './drawn';

/** The brand's picture for what is away: an outage, an error. */
export function AwayPicture(): ReactNode {
  const { artwork } = useUiSettings();
  return artwork && <Drawn drawing={artwork.away} />;
}
