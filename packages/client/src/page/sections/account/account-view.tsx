import type { AccountPart } from '@fjernsyn/catalogue';
import { parseSubscription } from '@fjernsyn/contracts';
import type { Observed } from '@fjernsyn/kernel';
import type { AccountView as AccountDetails, RunningAccount } from '@fjernsyn/shell';
import { Passage } from '@fjernsyn/ui';
import { type ReactElement, useCallback, useEffect, useMemo } from 'react';
import { useClient, useOpened } from '../../../application-context';
import { useLoaded } from '../../../hooks/use-loaded';
import { useObserved } from '../../../hooks/use-observed';
import { useTexts } from '../../../hooks/use-texts';
import type { SectionProps } from '../section-props';
import { useFirstRow } from '../use-first-row';
import { type AccountContent, accountContents, failedContent, needsAccount, waitingContent } from './account-contents';
import { accountSectionTexts } from './account-section-texts';

/** A part of the account's page: what is known of it, and what can be changed here (C2.8, C2.28). */
export function AccountView({ section: { id, part, title }, order }: SectionProps<'account'>): ReactElement {
  const content = useContent(part);
  useFirstRow(order, true);
  return <Passage focusKey={id} order={order} title={title || undefined} {...content} />;
}

/** What a part says now. Its place stays the same while code and account come, so that it keeps the focus. */
function useContent(part: AccountPart): AccountContent {
  const t = useTexts(accountSectionTexts);
  const { account } = useClient().application;
  const loaded = useLoaded(useCallback(() => account.load(), [account]));
  const running = loaded.state === 'loaded' ? loaded.value : undefined;
  const known = useKnownContent(part, running);
  useEffect(() => {
    if (needsAccount(part)) running?.load();
  }, [running, part]);
  return useMemo(() => {
    if (loaded.state === 'failed') return failedContent(t, loaded.retry);
    return known ?? waitingContent(t);
  }, [t, loaded, known]);
}

const nothing: Observed<undefined> = { get: () => undefined, subscribe: () => () => undefined };

function useKnownContent(part: AccountPart, account: RunningAccount | undefined): AccountContent | undefined {
  const t = useTexts(accountSectionTexts);
  const { config } = useOpened();
  const { appearance, configuration, locale, profiles, session, device } = useClient().application;
  const view = useObserved<AccountDetails | undefined>(account?.view ?? nothing);
  const modes = useObserved(appearance.modes);
  const { language } = useObserved(locale.state);
  const profileId = useObserved(session.state).profile?.id;
  return useMemo(
    () =>
      account &&
      view &&
      accountContents[part]({
        t,
        view,
        modes,
        language,
        languages: config.i18n?.languages ?? [],
        plans: parseSubscription(config.subscription),
        timeZone: config.general?.defaultTimeZone,
        model: device.model || device.engine,
        everybodysSegments: configuration.segments,
        profileId,
        retry: account.retry,
        sendVerification: account.sendVerification,
        changePin: profiles.changePin,
        toggle: appearance.toggle,
        changeLanguage: (code) => void locale.change(code),
      }),
    [part, t, view, modes, language, config, configuration, profileId, device, account, profiles, appearance, locale],
  );
}
