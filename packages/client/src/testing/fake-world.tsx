import { plainBrand } from '@fjernsyn/brand/testing';
import { serviceConfigExample } from '@fjernsyn/contracts/examples';
import { AppError, createObservable, type Observed } from '@fjernsyn/kernel';
import type { Cast, DeviceInfo } from '@fjernsyn/platform';
import {
  createFakePorts,
  type FakeAnswer,
  type FakePorts,
  fakeMediaSurface,
  settled,
} from '@fjernsyn/platform/testing';
import { type Application, createApplication, parseConfiguration, type Rooms } from '@fjernsyn/shell';
import { resolveTheme, tvLayout } from '@fjernsyn/ui';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { castingOf, type OpenCasting } from '../cast/casting-of';
import { ClientRoot } from '../client-root';
import { followRemote } from '../follow-remote';
import type { LateScreens } from '../late/create-late-screens';
import * as screens from '../late/late-screens';
import { type LateSource, sourceAtHand } from '../late/late-source';
import type { Look } from '../look';
import { danish } from '../messages/translate';
import { createSectionTable, type SectionTable } from '../page/sections/section-table';

/** Answers of the service by path and query, without the base; anything else is a 404. */
export type FakeRoutes = (path: string, query: URLSearchParams) => FakeAnswer | Promise<FakeAnswer> | undefined;

/** Texts of the set's store, by key. */
type Kept = Readonly<Record<string, string>>;

/** What a test says of the set, beside what it has kept. */
export interface FakeSet {
  /** Texts that it keeps for the visit. */
  readonly visited?: Kept;
  /** What differs from a browser of no particular kind. */
  readonly device?: Partial<DeviceInfo>;
  /** What it casts to. */
  readonly cast?: Cast;
}

/** The client on fake ports, with a page around it. */
export interface FakeWorld {
  readonly ports: FakePorts;
  readonly application: Application;
  /** Presses keys, one after another, and lets everything settle after each. */
  press(...keys: readonly Parameters<FakePorts['remote']['press']>[0][]): Promise<void>;
  /** Lets time pass. */
  pass(ms: number): Promise<void>;
  /** What a reader would say of the focused element. */
  focused(): string;
  text(): string;
  leave(): Promise<void>;
}

/** Makes an application on fake ports whose service answers by `routes`. */
export function createFakeApplication(
  routes: FakeRoutes,
  path = '/',
  kept: Kept = {},
  { visited = {}, device, cast }: FakeSet = {},
): { ports: FakePorts; application: Application } {
  const ports = createFakePorts({
    path,
    device,
    service({ url }) {
      const { pathname, searchParams } = new URL(url);
      const known = pathname === '/config' ? { body: serviceConfigExample } : undefined;
      return routes(pathname, searchParams) ?? known ?? { status: 404, body: { message: 'Side ikke fundet' } };
    },
  });
  for (const [key, value] of Object.entries(kept)) ports.store.write(key, value);
  for (const [key, value] of Object.entries(visited)) ports.visitStore.write(key, value);
  const configuration = parseConfiguration({
    brand: plainBrand,
    appTitle: 'Fjernsyn',
    serviceUrl: 'https://service.example',
    cdnUrl: 'https://cdn.example',
  });
  return { ports, application: createApplication(cast ? { ...ports, cast } : ports, configuration) };
}

/** The places of a build that lacks none. */
const allRooms: Rooms = { search: true, account: true, signIn: true };

const fixedLook = createObservable<Look>({ theme: resolveTheme({ brand: plainBrand }), layout: tvLayout });

/** The element of an application, as `createClient` makes it. */
export function clientElement(
  application: Application,
  look: Observed<Look> = fixedLook,
  sections: SectionTable = createSectionTable(),
  lateScreens: LateSource<LateScreens> = sourceAtHand(screens),
  rooms: Rooms = allRooms,
  openCasting?: OpenCasting,
): ReactElement {
  return (
    <ClientRoot
      application={application}
      look={look}
      sections={sections}
      lateScreens={lateScreens}
      rooms={rooms}
      texts={createObservable(danish)}
      toMediaSurface={() => fakeMediaSurface}
      openCasting={openCasting}
    />
  );
}

/** Opens the client at `path` in the test's page, on a set that has kept some texts. */
export async function openFakeWorld(
  routes: FakeRoutes,
  path = '/',
  kept: Kept = {},
  sections?: SectionTable,
  lateScreens?: LateSource<LateScreens>,
  set?: FakeSet,
  rooms?: Rooms,
): Promise<FakeWorld> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await loadLateViews();
  const { ports, application } = createFakeApplication(routes, path, kept, set);
  followRemote(application, document);
  const container = document.createElement('div');
  document.body.appendChild(container);
  const root = createRoot(container);
  const settle = async (): Promise<void> => {
    // Idle steps of mounting and lazy screens come in turns of their own. What the first begins to import takes its time on a busy machine.
    for (let turn = 0; turn < 5; turn++) {
      await act(() => ports.clock.advanceSettled(60));
      if (turn === 0) await act(() => vi.dynamicImportSettled());
    }
  };
  const openCasting = castingOf({ ...ports, cast: set?.cast })(application);
  await act(async () => root.render(clientElement(application, fixedLook, sections, lateScreens, rooms, openCasting)));
  await act(async () => application.start.open());
  await settle();
  return {
    ports,
    application,
    async press(...keys) {
      for (const key of keys) {
        await act(async () => void ports.remote.press(key));
        await settle();
      }
    },
    pass: (ms) => act(() => ports.clock.advanceSettled(ms)),
    focused: () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    text: () => container.textContent ?? '',
    async leave() {
      // A module on its way when a file of tests ends fails for the files after it.
      await act(() => vi.dynamicImportSettled());
      await act(async () => root.unmount());
      application.stop();
      container.remove();
      await settled();
    },
  };
}

/** Loads the modules of late views, so that they come in a turn of the client's once it asks for them. */
async function loadLateViews(): Promise<void> {
  const table = createSectionTable();
  await Promise.all((['detail', 'text'] as const).map((kind) => table.sourceOf(kind).fetch()));
}

/** A transport's failure, as an answer that never comes. */
export function unreachable(): never {
  throw new AppError('http/unreachable');
}
