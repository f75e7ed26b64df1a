import { bundledSize } from '../browser/bundle-script';

/** What a product carries for each engine: a line that imports what it uses. */
const imports = {
  'ours, the core': "export { createFocusEngine, toNodeId } from '@fjernsyn/focus';",
  'ours, with key input':
    "export { createFocusEngine, initialKeyInput, reduceKeyInput, toNodeId } from '@fjernsyn/focus';",
  lrud: "export { Lrud } from 'lrud';",
  norigin: "export { SpatialNavigation } from '@noriginmedia/norigin-spatial-navigation';",
  'js-spatial-navigation': "import 'js-spatial-navigation';",
  'enact spotlight': "export { Spotlight } from '@enact/spotlight';",
  'lrud-spatial': "export { getNextFocus } from '@bbc/tv-lrud-spatial';",
} as const;

/** The one that the goal is about. */
export const coreName = 'ours, the core' satisfies keyof typeof imports;

/** kB, compressed, that a product carries for each. */
export async function measureSizes(): Promise<Readonly<Record<keyof typeof imports, number>>> {
  const sizes = Object.entries(imports).map(async ([name, line]) => [name, await bundledSize(line)] as const);
  return Object.fromEntries(await Promise.all(sizes)) as Record<keyof typeof imports, number>;
}
