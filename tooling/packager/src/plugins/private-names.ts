/** What a rewritten private name begins with; the minifier shortens names of this kind. */
export const privateNamePattern = /^_private_/;

/**
 * Rewrites the private names of a class (`this.#state`) as plain ones. Below Chromium 74 private names become weak maps, each a look-up
 * of its own on sets that are slow already; a plain property costs nothing, and the library's own source keeps others away from it.
 * `owner` keeps apart the names of classes that extend one another: it is the file's name.
 */
export function withoutPrivateNames(script: string, owner: string): string {
  const prefix = `_private_${owner.replace(/\W/g, '_')}_`;
  return script.replace(
    /(^|[^\w"'`#@}])#([A-Za-z_]\w*)/gm,
    (_, before: string, name: string) => before + prefix + name,
  );
}
