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

/** A place without a page of the service: one that does not exist, or one for those alone who are signed in. One button leads home (S2); who is to sign in can read how. */
export function PlaceNotice({ kind }: PlaceNoticeProps): ReactElement {
  const { application } = useClient();
  const t = useTexts(failureTexts);
  const { connectivity, askForHelp } = application;
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
          <Button focusKey="home" order={0} label={t('action.home')} onActivate={goHome} />
          {kind === 'sign-in' && (
            <Button
              focusKey="help"
              order={1}
              label={t('action.help')}
              onActivate={() => askForHelp('help_page_modal')}
            />
          )}
        </>
      }
    />
  );
}
