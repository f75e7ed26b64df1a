import { createFocusEngine } from '@fjernsyn/focus';
import type { AppError } from '@fjernsyn/kernel';
import { FocusProvider, Notice } from '@fjernsyn/ui';
import { type ReactElement, useMemo } from 'react';
import type { Translate } from '../messages/create-translate';
import { failureTexts } from '../messages/failure/failure-texts';
import { shortCodeOf } from '../messages/failure/short-codes';

/** Says that the product was set up wrongly, and where: there is no application behind it. */
export function MisconfiguredScreen(props: { readonly error: AppError; readonly t: Translate }): ReactElement {
  const { error } = props;
  const engine = useMemo(() => createFocusEngine(), []);
  const t = useMemo(() => props.t.with(failureTexts), [props.t]);
  return (
    <FocusProvider engine={engine}>
      <div className="fs-root">
        <Notice
          isError
          title={t('failure.configuration.title')}
          text={t('failure.configuration.text', { field: String(error.facts.field ?? '?') })}
          code={t('failure.code', { code: shortCodeOf(error.code) })}
        />
      </div>
    </FocusProvider>
  );
}
