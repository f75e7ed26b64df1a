import type { MediaSurface } from '@fjernsyn/platform';
import type { Application, Rooms, StartState } from '@fjernsyn/shell';
import { createContext, useContext } from 'react';
import type { OpenCasting } from './cast/casting-of';
import type { LateScreens } from './late/create-late-screens';
import type { LateSource } from './late/late-source';
import type { Translate } from './messages/create-translate';

/** What every screen needs. */
export interface ClientContext {
  readonly application: Application;
  readonly t: Translate;
  readonly toMediaSurface: (element: HTMLVideoElement) => MediaSurface;
  /** The places of the client's own that there are. */
  readonly rooms: Rooms;
  /** Screens and layers that no home opens with. */
  readonly lateScreens: LateSource<LateScreens>;
  /** Fetches casting and what shows of it; undefined where nothing is cast. */
  readonly openCasting?: OpenCasting | undefined;
}

/** Holds the {@link ClientContext}. */
export const ApplicationContext = createContext<ClientContext | undefined>(undefined);

/** The {@link ClientContext} of the screen. Throws outside of the client. */
export function useClient(): ClientContext {
  const context = useContext(ApplicationContext);
  if (!context) throw new Error('No ApplicationContext around.');
  return context;
}

/** What exists only while the application is open, the service's configuration among it. */
export type OpenPhase = Extract<StartState, { readonly phase: 'open' }>;

/** Holds the {@link OpenPhase}. */
export const OpenedContext = createContext<OpenPhase | undefined>(undefined);

/** The {@link OpenPhase} of the application. Throws outside of the screens. */
export function useOpened(): OpenPhase {
  const opened = useContext(OpenedContext);
  if (!opened) throw new Error('No OpenedContext around.');
  return opened;
}
