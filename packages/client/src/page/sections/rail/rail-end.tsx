import type { TelemetryPlace } from '@fjernsyn/platform';
import { ActionTile } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient, useOpened } from '../../../application-context';

/** What stands after the last tile of a rail: more that is on its way or has failed, or the way to the page of the whole list. */
export type RailEndState = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'all'; readonly path: string };

/** Props of {@link RailEnd}. */
export interface RailEndProps {
  readonly end: RailEndState;
  readonly place: TelemetryPlace;
  readonly onRetry: () => void;
}

/** The place after the last tile of a rail. */
export function RailEnd({ end, place, onRetry }: RailEndProps): ReactElement {
  const { t } = useClient();
  const { items } = useOpened().places;
  switch (end.kind) {
    case 'loading':
      return <ActionTile label={t('rail.loadingMore')} isBusy />;
    case 'failed':
      return <ActionTile label={t('action.retry')} note={t('rail.moreFailed')} icon="retry" onActivate={onRetry} />;
    case 'all': {
      const { path } = end;
      const open = (): void => items.open({ id: place.railId, type: 'link', path }, place);
      return <ActionTile label={t('rail.all')} icon="chevron" href={path} onActivate={open} />;
    }
  }
}
