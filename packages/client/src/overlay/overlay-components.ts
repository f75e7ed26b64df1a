import type { OverlayKind } from '@fjernsyn/shell';
import type { ReactElement } from 'react';
import { AbroadDialog } from './abroad/abroad-dialog';
import { AnnouncementDialog } from './announcement/announcement-dialog';
import { CloseAppDialog } from './close-app/close-app-dialog';
import { DiagnosticsDialog } from './diagnostics/diagnostics-dialog';
import { HelpDialog } from './help/help-dialog';
import type { OverlayProps } from './overlay-props';
import { ServiceUnavailableDialog } from './service-unavailable/service-unavailable-dialog';
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
  diagnostics: DiagnosticsDialog,
  close_app_confirmation: CloseAppDialog,
  help_page_modal: HelpDialog,
  help_profile: HelpDialog,
};
