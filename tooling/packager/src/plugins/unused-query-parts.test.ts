import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { refuseMissingQueryParts, withoutUnusedQueryParts } from './unused-query-parts';

/** The library belongs to shell, not to the packager. */
const resolveDir = join(import.meta.dirname, '../../../../packages/shell');

const bundle = (contents: string) =>
  build({
    stdin: { contents, resolveDir },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    plugins: [withoutUnusedQueryParts()],
  });

const cache = `import { QueryClient, QueryObserver } from '@tanstack/query-core';
export const client = new QueryClient();`;

describe('the query cache of a product', () => {
  it('[PK17] works without mutations and pages without end', async () => {
    const { metafile, outputFiles } = await bundle(`${cache}
export const read = () => client.fetchQuery({ queryKey: ['a'], queryFn: () => 7, retry: false });`);
    const carried = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
    expect(carried.filter((path) => /mutation\.js$/.test(path))).toEqual([]);
    expect(() => refuseMissingQueryParts(metafile)).not.toThrow();
    const url = `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`;
    const { client, read } = await import(/* @vite-ignore */ url);
    expect(await read()).toBe(7);
    client.mount();
    client.unmount();
    expect(client.isMutating()).toBe(0);
    client.clear();
  });

  it.each([
    ['MutationObserver', 'mutationObserver.js'],
    ['InfiniteQueryObserver', 'infiniteQueryObserver.js'],
  ])('[PK17] is refused where %s asks for them', async (name, file) => {
    const { metafile } = await bundle(`${cache}
import { ${name} } from '@tanstack/query-core';
export const observer = new ${name}(client, {});`);
    expect(() => refuseMissingQueryParts(metafile)).toThrow(file);
  });

  it('[PK112] [PK220] is refused where its hooks for React are in the bundle, which track by a Proxy what is read', () => {
    const inputs = { 'node_modules/@tanstack/react-query/build/modern/useBaseQuery.js': { bytesInOutput: 1 } };
    const metafile = { outputs: { 'app.js': { bytes: 1, inputs, imports: [], exports: [] } } };
    expect(() => refuseMissingQueryParts(metafile)).toThrow('useBaseQuery.js');
  });
});
