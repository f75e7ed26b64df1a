import type { OverlayRequest, PromptKind } from './overlay';
import type { OverlayAction } from './overlay-descriptor';
import type { Prompts } from './prompts';

/** Options of {@link createReach}. */
export interface ReachOptions<Flow> {
  readonly prompts: Pick<Prompts, 'host'>;
  /** Fetches the code, and makes what it is. */
  readonly fetch: () => Promise<Flow>;
  /** What says that it cannot be fetched, with a button that tries again. */
  readonly unreachable: (isMandatory: boolean) => OverlayRequest<PromptKind>;
  /** Why whoever waits is refused, as the viewer has left. */
  readonly refusal: () => Error;
}

/** Something whose code is fetched when it is first wanted. */
export interface Reach<Flow> {
  /** It, fetched once. Where it cannot be fetched a prompt says so until the viewer tries again, or leaves, which rejects; what is mandatory is not left. */
  get(isMandatory?: boolean): Promise<Flow>;
  /** It, where it was wanted already. */
  wanted(): Promise<Flow> | undefined;
}

/** Makes a {@link Reach}. */
export function createReach<Flow>(options: ReachOptions<Flow>): Reach<Flow> {
  let flow: Promise<Flow> | undefined;

  const load = (): Promise<Flow> => {
    flow ??= options.fetch();
    flow.catch(() => {
      flow = undefined;
    });
    return flow;
  };

  const get = (isMandatory = false): Promise<Flow> =>
    load().catch(
      () =>
        new Promise((resolve, reject) => {
          const onCancelled = (): void => reject(options.refusal());
          const act = (action: OverlayAction): void => {
            if (action !== 'retry' && (action !== 'close' || isMandatory)) return;
            prompt.close();
            if (action === 'retry') resolve(get(isMandatory));
            else onCancelled();
          };
          const prompt = options.prompts.host(options.unreachable(isMandatory), { act, isMandatory, onCancelled });
        }),
    );

  return { get, wanted: () => flow };
}
