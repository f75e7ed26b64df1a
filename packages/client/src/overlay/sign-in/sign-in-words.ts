import { joinSentences } from '@fjernsyn/kernel';
import type { CodeKind, DeviceCode, OverlayOf } from '@fjernsyn/shell';
import type { Translate } from '../../messages/create-translate';
import { type FailureTexts, failureTexts } from '../../messages/failure/failure-texts';
import { shortCodeOf } from '../../messages/failure/short-codes';
import { typedAddress } from '../typed-address';
import type { SignInTexts } from './sign-in-texts';

/** The kinds of the one screen of signing in. */
export type SignInKind = CodeKind | 'signin_suc';

/** Where a sign-in stands. */
export type SignInStep = 'making' | 'shown' | 'finishing' | 'failed' | 'denied' | 'expired' | 'done';

/** What the screen of signing in says. */
export interface SignInWords {
  readonly title: string;
  /** Undefined where steps stand in its place. */
  readonly text?: string | undefined;
  /** What support is read out. */
  readonly code?: string | undefined;
  /** What is heard of the screen when it comes or changes. */
  readonly spoken: string;
}

/** Where a sign-in stands, by its prompt. */
export function stepOf(overlay: OverlayOf<SignInKind>): SignInStep {
  switch (overlay.kind) {
    case 'gencode':
      return overlay.failure === undefined ? 'making' : 'failed';
    case 'gencode_ok':
      return overlay.step;
    case 'action_request':
      return 'denied';
    case 'code_expired':
      return 'expired';
    default:
      return 'done';
  }
}

/** The words of the screen of signing in. */
export function toSignInWords(t: Translate<SignInTexts>, overlay: OverlayOf<SignInKind>): SignInWords {
  switch (overlay.kind) {
    case 'gencode':
      return overlay.failure === undefined
        ? { title: t('signIn.title'), spoken: t('signIn.title') }
        : failed(t, overlay);
    case 'gencode_ok':
      return overlay.step === 'shown'
        ? { title: t('signIn.title'), spoken: joinSentences(t('signIn.title'), spokenCode(t, overlay)) }
        : said(t('signIn.finishing.title'), t('signIn.finishing.text'));
    case 'action_request':
      return said(t('signIn.denied.title'), t('signIn.denied.text'));
    case 'code_expired':
      return said(t('code_expiry_title'), t('code_expiry_text'));
    default:
      return said(
        t('signIn.done.title'),
        overlay.accountName === undefined
          ? t('signIn.done.text')
          : t('signIn.done.name', { name: overlay.accountName }),
      );
  }
}

const said = (title: string, text: string): SignInWords => ({ title, text, spoken: joinSentences(title, text) });

function failed(texts: Translate<SignInTexts>, { failure }: OverlayOf<'gencode'>): SignInWords {
  const t: Translate<SignInTexts & FailureTexts> = texts.with(failureTexts);
  const isOffline = failure === 'http/unreachable' || failure === 'http/timeout';
  const text = t(isOffline ? 'failure.offline.text' : 'failure.service.text');
  const code = failure === undefined ? undefined : t('failure.code', { code: shortCodeOf(failure) });
  return { ...said(t('signIn.failed.title'), text), code };
}

/** Where the code is to be typed, and the code. */
function spokenCode(t: Translate<SignInTexts>, code: DeviceCode): string {
  return t('signIn.spoken', { address: addressOf(t, code), code: spelled(t, code.userCode) });
}

/** The address as a viewer types it; a word for it where it is said elsewhere. */
export function addressOf(t: Translate<SignInTexts>, { verificationUri }: Pick<DeviceCode, 'verificationUri'>): string {
  return verificationUri === undefined ? t('signIn.site') : typedAddress(verificationUri);
}

/** A code as one reads it out: each character by itself, dashes by their name. */
export function spelled(t: Translate<SignInTexts>, code: string): string {
  return Array.from(code.trim(), (character) => (isDash(character) ? t('signIn.dash') : character))
    .filter((character) => character.trim() !== '')
    .join(', ');
}

const isDash = (character: string): boolean => /[-\u2010-\u2015]/.test(character);
