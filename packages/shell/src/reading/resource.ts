import { AppError, createEmitter, type Emitter, type Observed, toAppError, type Unsubscribe } from '@fjernsyn/kernel';
import type { ReadQuery } from '@fjernsyn/lists';
import { hashKey, type QueryClient, type QueryState } from '@tanstack/query-core';
import type { Recovery } from '../connectivity/recovery';
import { shellErrors } from '../errors';
import type { WatchedQueries } from './watched-queries';

/** How far one reading has come. */
export interface ResourceState<Value> {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The answer; undefined until it is there. */
  readonly value: Value | undefined;
  /**
   * Why it failed: `http/unreachable` at once while the service is known to be out of reach. It stays until there is an answer. Beside an
   * answer it says why a later one did not come.
   */
  readonly error: AppError | undefined;
  /** Whether what failed is being asked for again. */
  readonly isRetrying: boolean;
}

/**
 * Something that is read from the service for the audience of the moment. It is asked for while somebody subscribes, and again when the
 * audience changes or the service is back.
 */
export interface Resource<Value> extends Observed<ResourceState<Value>> {
  /** Asks again because the viewer wants it: also while nothing is reached, and in place of a call that still waits. */
  retry(): void;
}

/** Options of the query behind a {@link Resource}. */
export interface ResourceQuery<Value> extends ReadQuery<Value> {
  /** Whether what has failed is asked for by whoever subscribes next; yes where nothing is said. */
  readonly retryOnMount?: boolean;
}

/** Dependencies of {@link createResource}. */
export interface ResourceDeps {
  readonly queryClient: QueryClient;
  readonly watchedQueries: Pick<WatchedQueries, 'watch'>;
  /** For whom the service is asked. */
  readonly audience: Observed<string>;
  /** Whether the service can be reached. */
  readonly online: Observed<boolean>;
  readonly recovery: Pick<Recovery, 'subscribe'>;
  /** Tells when what was read is too old: all of it, or what a query of this hash has read. */
  readonly refreshes: Pick<Emitter<string | undefined>, 'subscribe'>;
}

/** The failure of what is asked for while nothing is reached. */
export const unreachable = new AppError('http/unreachable');

/** Makes the {@link Resource} of a query; `toQuery` makes it for the audience of the moment. */
export function createResource<Value>(deps: ResourceDeps, toQuery: () => ResourceQuery<Value>): Resource<Value> {
  const { watchedQueries, audience, online, recovery, refreshes } = deps;
  const changes = createEmitter<void>();
  const asked = createAskedQuery(deps, toQuery);
  let isAttached = false;
  let detach: Unsubscribe = () => undefined;
  const read = (): ResourceState<Value> => asked.read(isAttached);
  let told = read();

  const tell = (): void => {
    const state = read();
    if (state === told) return;
    told = state;
    changes.emit();
  };

  const askAnew = (): void => {
    if (isAttached) asked.ask(true);
  };

  const attach = (): void => {
    read();
    isAttached = true;
    if (asked.isDue()) asked.ask();
    let endWatch = watchedQueries.watch(asked.key(), tell);
    const ends = [
      online.subscribe(tell),
      audience.subscribe(() => {
        read();
        endWatch();
        asked.ask();
        endWatch = watchedQueries.watch(asked.key(), tell);
        tell();
      }),
      recovery.subscribe((reason) => {
        const { status } = read();
        if (reason === 'wished' && status !== 'ready') {
          asked.giveUp();
          // Others who read this give it up too: nobody gives up the new call of another.
          void Promise.resolve().then(askAnew);
        } else if (status === 'failed' && !asked.isFetching()) asked.ask();
      }),
      refreshes.subscribe((hash) => {
        const isMeant = hash === undefined ? read().status === 'ready' : hash === hashKey(asked.key());
        if (isMeant && !asked.isFetching()) asked.ask(true);
      }),
    ];
    told = read();
    detach = () => {
      isAttached = false;
      for (const end of ends) end();
      endWatch();
    };
  };

  return {
    get: read,
    subscribe(listener) {
      const end = changes.subscribe(listener);
      if (!isAttached) attach();
      return () => {
        end();
        if (changes.size === 0 && isAttached) detach();
      };
    },
    retry() {
      asked.giveUp();
      askAnew();
    },
  };
}

/** The query of a {@link Resource} for the audience of the moment, and how far it has come. */
interface AskedQuery<Value> {
  key(): ResourceQuery<Value>['queryKey'];
  /** The state now; a change of audience begins anew. `isAttached` says whether somebody has the query asked. */
  read(isAttached: boolean): ResourceState<Value>;
  isFetching(): boolean;
  /** Whether it is to be asked for by whoever subscribes: what is there was renewed, or nothing is and a failure may be asked for anew. */
  isDue(): boolean;
  /** Asks, or joins the call that is on its way; gives what is cached where `isAnew` is not said. */
  ask(isAnew?: boolean): void;
  /**
   * Gives a call up that is on its way: it may wait for nothing, where what is asked anew may be answered at once. Lets the query be asked
   * also while nothing is reached, until the audience changes.
   */
  giveUp(): void;
}

function createAskedQuery<Value>(
  { queryClient, audience, online }: ResourceDeps,
  toQuery: () => ResourceQuery<Value>,
): AskedQuery<Value> {
  let isWished = false;
  const toOptions = (): ResourceQuery<Value> => whileReachable(toQuery(), () => isWished || online.get());
  let askedFor = audience.get();
  let query = toOptions();
  let state: ResourceState<Value> = loading;
  const find = (): QueryState<Value> | undefined => queryClient.getQueryState(query.queryKey);
  return {
    key: () => query.queryKey,
    read(isAttached) {
      if (askedFor !== audience.get()) {
        askedFor = audience.get();
        isWished = false;
        query = toOptions();
        state = loading;
      }
      const found = find();
      const isAboutToRetry = !isAttached && query.retryOnMount !== false && found?.data === undefined;
      state = toState(state, isAboutToRetry ? undefined : found, online.get(), isWished);
      return state;
    },
    isFetching: () => find()?.fetchStatus === 'fetching',
    isDue() {
      const found = find();
      if (found?.data !== undefined) return found.isInvalidated;
      return found?.status !== 'error' || query.retryOnMount !== false;
    },
    ask(isAnew = false) {
      queryClient.fetchQuery(isAnew ? { ...query, staleTime: 0 } : query).catch(() => undefined);
    },
    giveUp() {
      isWished = true;
      void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true }, { silent: true });
    },
  };
}

/** The query, which fails at once where `canReach` says no. */
export function whileReachable<Query extends ReadQuery<unknown>>(query: Query, canReach: () => boolean): Query {
  const queryFn: Query['queryFn'] = (context) => (canReach() ? query.queryFn(context) : Promise.reject(unreachable));
  return { ...query, queryFn };
}

/** The state of what nothing is known of yet. */
const loading: ResourceState<never> = { status: 'loading', value: undefined, error: undefined, isRetrying: false };

/** The state after `before`: the same object where nothing has changed. A failure stays while it is asked for again. */
function toState<Value>(
  before: ResourceState<Value>,
  found: QueryState<Value> | undefined,
  isOnline: boolean,
  isWished: boolean,
): ResourceState<Value> {
  const { data: value, error: thrown, fetchStatus } = found ?? {};
  const isFetching = fetchStatus === 'fetching';
  const failure = thrown ? toFailure(thrown, before.error) : undefined;
  if (value !== undefined)
    // What is there is looked after without a word, unless the viewer has asked.
    return changed(before, { status: 'ready', value, error: failure, isRetrying: isFetching && isWished });
  const error = failure ?? before.error ?? (isOnline ? undefined : unreachable);
  if (error === undefined) return loading;
  return changed(before, { status: 'failed', value, error, isRetrying: isFetching && (isOnline || isWished) });
}

/** What was thrown as an error of ours: for the same thing the same one, as a state that never stays the same is rendered for ever. */
function toFailure(thrown: unknown, before: AppError | undefined): AppError {
  return before !== undefined && before.cause === thrown ? before : toAppError(thrown, shellErrors.unexpected);
}

function changed<Value>(before: ResourceState<Value>, next: ResourceState<Value>): ResourceState<Value> {
  const isSame = before.value === next.value && before.error === next.error && before.isRetrying === next.isRetrying;
  return isSame ? before : next;
}
