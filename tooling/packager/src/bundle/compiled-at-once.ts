import type { MappedScript } from './minify-script';

/** V8 looks for it on a file's first line, from Chromium 136 on; others read a comment. */
const hint = '//# allFunctionsCalledOnLoad';

/**
 * Has an engine compile all functions of a script while it arrives, beside the page's own work: it would read most of them twice, and
 * compile each as it is first called, between the viewer and the first rail. For scripts that a start runs nearly whole.
 */
export function compiledAtOnce({ code, map }: MappedScript): MappedScript {
  const { mappings, ...rest } = JSON.parse(map) as { readonly mappings: string };
  return { code: `${hint}\n${code}`, map: JSON.stringify({ ...rest, mappings: `;${mappings}` }) };
}
