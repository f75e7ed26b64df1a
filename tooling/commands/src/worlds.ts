/** A child's world as a brand names it, with the service's key of its home. */
export interface World {
  readonly id: string;
  readonly name: string;
  readonly home: string;
}

/** A world with the path of its home. */
export interface PlacedWorld extends World {
  readonly path: string;
}

/** Asks a service for an answer in JSON. */
export type AskService = (url: string) => Promise<unknown>;

/** The worlds that a service has a home for, by its own sitemap; none where it does not answer. */
export const placeWorlds = async (
  worlds: readonly World[],
  serviceUrl: string,
  ask: AskService,
): Promise<readonly PlacedWorld[]> => {
  if (worlds.length === 0) return [];
  const answer = await ask(`${serviceUrl}/config`).catch(() => undefined);
  const sitemap: unknown = Object(answer).sitemap;
  const pages: readonly { readonly key?: unknown; readonly path?: unknown }[] = Array.isArray(sitemap) ? sitemap : [];
  return worlds.flatMap((world) => {
    const path = pages.find(({ key }) => key === world.home)?.path;
    return typeof path === 'string' ? [{ ...world, path }] : [];
  });
};

/** The path that `--world` leads to. Throws an Error that lists the worlds there are. */
export const pathOfWorld = (id: string, worlds: readonly PlacedWorld[]): string => {
  const found = worlds.find((world) => world.id === id);
  if (found !== undefined) return found.path;
  throw new Error(
    `The service has no world ${id}${worlds.length === 0 ? '' : `. It has ${worlds.map((each) => each.id).join(', ')}`}.`,
  );
};
