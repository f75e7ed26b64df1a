import { Button, Notice } from '@fjernsyn/ui';
import { type ReactElement, useEffect } from 'react';
import { useClient, useOpened } from '../application-context';
import { usePageTitle } from '../hooks/use-page-title';
import { useTexts } from '../hooks/use-texts';
import { failureTexts } from '../messages/failure/failure-texts';

/** Props of {@link PlaceNotice}. */
export interface PlaceNoticeProps {
  readonly kind: 'not-found' | 'sign-in';
}

const words = {
  'not-found': { title: 'failure.notFound.title', text: 'failure.notFound.text' },
  'sign-in': { title: 'signIn.needed.title', text: 'signIn.needed.text' },
} as const;

/** A place without a page of the service: one that does not exist, or one for those alone who are signed in, which leads to signing in. One button leads home (S2). */
export function PlaceNotice({ kind }: PlaceNoticeProps): ReactElement {
  const { application } = useClient();
  const t = useTexts(failureTexts);
  const { connectivity, signIn } = application;
  const { errors } = connectivity;
  const { goHome } = useOpened().places;
  const title = t(words[kind].title);
  usePageTitle(title);
  useEffect(() => {
    if (kind === 'not-found') errors.shown('api/not-found');
  }, [errors, kind]);
  return (
    <Notice
      title={title}
      text={t(words[kind].text)}
      actions={
        <>
          {kind === 'sign-in' && (
            <Button
              focusKey="sign-in"
              order={0}
              label={t('header.signIn')}
              icon="person"
              onActivate={() => signIn.arrive()}
            />
          )}
          <Button focusKey="home" order={1} label={t('action.home')} onActivate={goHome} />
        </>
      }
    />
  );
}
