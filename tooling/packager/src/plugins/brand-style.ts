import type { Plugin } from 'esbuild';

/** Where ui leaves the place for a brand's rules. */
const place = /[\\/]ui[\\/]src[\\/]theme[\\/]brand\.css$/;

/** Puts the rules of the brand into the stylesheet, so that a start paints them without a script. */
export function brandStyle(rules: readonly string[]): Plugin {
  return {
    name: 'brand-style',
    setup({ onLoad }) {
      onLoad({ filter: place }, () => ({ contents: rules.join('\n'), loader: 'css' }));
    },
  };
}
