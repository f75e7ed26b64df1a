import type { MediaSurface } from '@fjernsyn/platform';
import type { Application, Opened } from '@fjernsyn/shell';
import { createContext, useContext } from 'react';
import type { Translate } from './messages/create-translate';

/** What every screen needs: the application, our texts, and how a video element becomes a surface. */
export interface ClientContext {
  readonly application: Application;
  readonly t: Translate;
  readonly toMediaSurface: (element: HTMLVideoElement) => MediaSurface;
}

/** Holds the {@link ClientContext}. */
export const ApplicationContext = createContext<ClientContext | undefined>(undefined);

/** The {@link ClientContext} of the screen. Throws outside of the client. */
export function useClient(): ClientContext {
  const context = useContext(ApplicationContext);
  if (!context) throw new Error('No ApplicationContext around.');
  return context;
}

/** Holds what exists only while the application is open. */
export const OpenedContext = createContext<Opened | undefined>(undefined);

/** What exists only while the application is open. Throws outside of the screens. */
export function useOpened(): Opened {
  const opened = useContext(OpenedContext);
  if (!opened) throw new Error('No OpenedContext around.');
  return opened;
}
