import type { Universe } from '@fjernsyn/brand';
import type { Sitemap } from '@fjernsyn/catalogue';
import type { Observed } from '@fjernsyn/kernel';
import type { Viewer } from '@fjernsyn/session';

/** What {@link createHomePath} goes by. */
export interface HomePathDeps {
  readonly viewer: Observed<Pick<Viewer, 'segments'>>;
  readonly sitemap: Pick<Sitemap, 'pathOf'>;
  readonly universes: readonly Pick<Universe, 'home'>[];
  /** The home for all. */
  readonly home: string;
}

/** Makes the path of the home of the viewer of the moment: that of a child's universe, which its first segment names, else the one for all (S2.19). */
export function createHomePath({ viewer, sitemap, universes, home }: HomePathDeps): () => string {
  return () => {
    const [first = ''] = viewer.get().segments;
    const name = /kids/i.test(first) ? 'kids' : first.toLowerCase();
    const own = universes.find((universe) => universe.home.toLowerCase() === `${name}home`);
    return (own && sitemap.pathOf(own.home)) ?? home;
  };
}
