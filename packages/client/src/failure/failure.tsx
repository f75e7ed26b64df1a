import type { ReactElement } from 'react';
import { LateScreen } from '../late/late-screen';
import { PageSkeleton } from '../page/page-skeleton';
import type { FailureScreenProps } from './failure-screen';

/** Props of {@link Failure}. */
export interface FailureProps extends FailureScreenProps {
  /** Stands until the screen has been fetched; default the shape of a page. */
  readonly shape?: ReactElement;
}

/** A failure that takes the whole screen; its screen comes late. */
export function Failure({ shape = <PageSkeleton />, ...props }: FailureProps): ReactElement {
  return <LateScreen shape={shape}>{({ FailureScreen }) => <FailureScreen {...props} />}</LateScreen>;
}
