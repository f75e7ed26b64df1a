import type { Clip } from '@fjernsyn/media';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Identity } from '../identity/identity';
import type { SignInCodes } from '../identity/sign-in-codes';
import type { AnswerContext } from '../shapes/wire';
import type { Store } from '../state/create-store';
import type { Guesses } from '../tokens/guesses';
import type { TokenBook } from '../tokens/token-book';
import type { Surroundings } from './surroundings';
import type { Variant } from './variants';

/** The environment of every handler: Node's own request and answer, and whether a fault makes the service forget what viewers may see. */
export type ServiceEnv = { Bindings: HttpBindings; Variables: { hasNoLimits?: boolean } };

/** An application of this service. */
export type ServiceApp = Hono<ServiceEnv>;

/** The media that films are played from. */
export interface MediaLibrary {
  readonly clips: readonly Clip[];
  /** An absolute path. */
  readonly folder: string;
}

/** What routes need. */
export interface RouteDeps {
  readonly media: MediaLibrary;
  readonly store: Store;
  readonly tokens: TokenBook;
  readonly identity: Identity;
  readonly codes: SignInCodes;
  readonly guesses: Guesses;
  readonly variants: ReadonlySet<Variant>;
  surroundings(): Surroundings;
  /** The time, the address of the CDN as this client sees it, and what the query says of the viewer. */
  answerContext(context: Context<ServiceEnv>): AnswerContext;
  /** The service's own origin as this client sees it. */
  serviceUrl(context: Context<ServiceEnv>): string;
}
