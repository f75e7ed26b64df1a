import type { AppError } from '@fjernsyn/kernel';
import type { ReactElement } from 'react';
import { usePageTitle } from '../hooks/use-page-title';
import { useTexts } from '../hooks/use-texts';
import { failureTexts } from '../messages/failure/failure-texts';
import { FailureScreen, type FailureScreenProps, failureTitleOf } from './failure-screen';

/** Props of {@link PageFailure}. */
export interface PageFailureProps extends FailureScreenProps {
  readonly error: AppError;
}

/** A failure in place of a page, which it also names. */
export function PageFailure(props: PageFailureProps): ReactElement {
  const t = useTexts(failureTexts);
  usePageTitle(t(failureTitleOf(props.error)));
  return <FailureScreen {...props} />;
}
