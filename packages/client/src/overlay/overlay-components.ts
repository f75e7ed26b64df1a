import type { OverlayKind } from '@fjernsyn/shell';
import type { ReactElement } from 'react';
import { AbroadDialog } from './abroad/abroad-dialog';
import { AnnouncementDialog } from './announcement/announcement-dialog';
import { CastIntroductionDialog } from './cast-introduction/cast-introduction-dialog';
import { ChoiceDialog } from './choice/choice-dialog';
import { CloseAppDialog } from './close-app/close-app-dialog';
import { ConsentDialog } from './consent/consent-dialog';
import { DiagnosticsDialog } from './diagnostics/diagnostics-dialog';
import { HelpDialog } from './help/help-dialog';
import { ItemActionsDialog } from './item-actions/item-actions-dialog';
import { LoginRequiredDialog } from './login-required/login-required-dialog';
import { NotEntitledDialog } from './not-entitled/not-entitled-dialog';
import type { OverlayProps } from './overlay-props';
import { PinDialog } from './pin/pin-dialog';
import { ProfilesDialog } from './profiles/profiles-dialog';
import { RatingDialog } from './rating/rating-dialog';
import { ServiceUnavailableDialog } from './service-unavailable/service-unavailable-dialog';
import { SignInDialog } from './sign-in/sign-in-dialog';
import { SignOutDialog } from './sign-out/sign-out-dialog';
import { TextDialog } from './text/text-dialog';
import { UnreachableDialog } from './unreachable/unreachable-dialog';

type OverlayComponents = { readonly [Kind in OverlayKind]: (props: OverlayProps<Kind>) => ReactElement | null };

/** The component of each kind of overlay. A kind of shell that has none here does not compile. */
export const overlayComponents: OverlayComponents = {
  'service-unavailable': ServiceUnavailableDialog,
  offline: UnreachableDialog,
  timeout: UnreachableDialog,
  abroad: AbroadDialog,
  announcement: AnnouncementDialog,
  text: TextDialog,
  choice: ChoiceDialog,
  'item-actions': ItemActionsDialog,
  rating: RatingDialog,
  diagnostics: DiagnosticsDialog,
  'not-entitled': NotEntitledDialog,
  close_app_confirmation: CloseAppDialog,
  help_page_modal: HelpDialog,
  help_profile: HelpDialog,
  login_required: LoginRequiredDialog,
  gencode: SignInDialog,
  gencode_ok: SignInDialog,
  action_request: SignInDialog,
  code_expired: SignInDialog,
  signin_suc: SignInDialog,
  signOut: SignOutDialog,
  sign_out_confirmation: SignOutDialog,
  consent: ConsentDialog,
  cast_introduction: CastIntroductionDialog,
  pin: PinDialog,
  choose_profile: ProfilesDialog,
  edit_profiles: ProfilesDialog,
  edit_profile: ProfilesDialog,
  new_profile: ProfilesDialog,
  profile_name: ProfilesDialog,
  age_limit: ProfilesDialog,
  age_change: ProfilesDialog,
  delete_profile: ProfilesDialog,
  new_pin: ProfilesDialog,
};
