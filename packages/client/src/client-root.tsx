import type { Observed } from '@fjernsyn/kernel';
import type { Application } from '@fjernsyn/shell';
import { rootKey } from '@fjernsyn/shell';
import { FocusGroup, FocusProvider, type PictureLoader, UiProvider } from '@fjernsyn/ui';
import { type ReactElement, useMemo } from 'react';
import { DebugOverlay } from '#debug';
import { ApplicationContext, type ClientContext, OpenedContext } from './application-context';
import { CurrentScreen } from './current-screen';
import { ErrorBoundary } from './failure/error-boundary';
import { Failure } from './failure/failure';
import { LastScreen } from './failure/last-screen';
import { useObserved } from './hooks/use-observed';
import type { Look } from './look';
import type { Translate } from './messages/create-translate';
import { OpeningScreen } from './opening/opening-screen';
import { OverlayHost } from './overlay/overlay-host';
import type { SectionTable } from './page/sections/section-table';
import { SectionTableProvider } from './page/sections/section-table-provider';
import { TitleStatus } from './title-status';

/** Props of {@link ClientRoot}. */
export interface ClientRootProps extends Omit<ClientContext, 't'> {
  readonly texts: Observed<Translate>;
  /** The theme and the layout of the page. */
  readonly look: Observed<Look>;
  readonly pictures?: PictureLoader | undefined;
  readonly sections: SectionTable;
}

/** Everything that is shown. */
export function ClientRoot(props: ClientRootProps): ReactElement {
  const { application, texts, toMediaSurface, lateScreens, rooms, openCasting, look, pictures, sections } = props;
  const t = useObserved(texts);
  const { dir } = useObserved(application.locale.state);
  const { theme, layout } = useObserved(look);
  const context = useMemo(
    () => ({ application, t, toMediaSurface, lateScreens, rooms, openCasting }),
    [application, t, toMediaSurface, lateScreens, rooms, openCasting],
  );
  return (
    <ApplicationContext.Provider value={context}>
      <ErrorBoundary
        fallback={<LastScreen application={application} t={t} />}
        onCatch={application.connectivity.errors.record}
      >
        <UiProvider
          readingDirection={dir}
          layout={layout}
          pictures={pictures}
          textScale={theme.textScale}
          typeface={theme.typeface}
          artwork={application.configuration.brand.artwork}
        >
          <FocusProvider
            engine={application.focus}
            speak={application.announcer.say}
            hasNameReader={application.device.target !== 'web'}
          >
            <FocusGroup kind="column" focusKey={rootKey} memory="last">
              <div className="fs-root">
                <SectionTableProvider table={sections}>
                  <Phase application={application} />
                </SectionTableProvider>
                <OverlayHost />
                <TitleStatus />
              </div>
            </FocusGroup>
            <DebugOverlay />
          </FocusProvider>
        </UiProvider>
      </ErrorBoundary>
    </ApplicationContext.Provider>
  );
}

function Phase({ application }: { readonly application: Application }): ReactElement {
  const state = useObserved(application.start.state);
  switch (state.phase) {
    case 'open':
      return (
        <OpenedContext.Provider value={state}>
          <CurrentScreen config={state.config} />
        </OpenedContext.Provider>
      );
    default:
      // A failure stays, and focus with it, while it is tried again.
      if (!state.error) return <OpeningScreen />;
      return (
        <Failure
          error={state.error}
          isRetrying={state.phase === 'opening'}
          onRetry={application.start.open}
          shape={<OpeningScreen />}
        />
      );
  }
}
