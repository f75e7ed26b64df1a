import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import MagicString from 'magic-string';
import type { Plugin } from 'rolldown';
import { type ESTree, Visitor } from 'rolldown/utils';
import type { Chunks } from '../bundle/app-sheets';

const helper = fileURLToPath(new URL('../late/import-styled.ts', import.meta.url));
const caller = '__importStyled';
/** Stands for the sheets of an import until it is known which scripts there are. */
const mark = 'late-styles';

/**
 * Lets every `import()` of our sources link the sheets of its script too, and say what failed. `sheetsOf` gives their addresses; that of a
 * script begins with `base`.
 */
export function lateStyles(base: string, sheetsOf: (script: string, chunks: Chunks) => readonly string[]): Plugin {
  return {
    name: 'late-styles',
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx?$/, code: /\bimport\(/ },
      handler(code, id) {
        const text = new MagicString(code);
        new Visitor({
          ImportExpression({ start, end }) {
            text.appendLeft(start, `${caller}(() => `).appendRight(end, `, '${mark}')`);
          },
        }).visit(this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }));
        if (!text.hasChanged()) return null;
        text.prepend(`import { importStyled as ${caller} } from ${JSON.stringify(helper)};`);
        return { code: text.toString(), map: text.generateMap({ source: id, hires: 'boundary' }) };
      },
    },
    renderChunk(code, { fileName }, _options, { chunks }) {
      const marks: ESTree.StringLiteral[] = [];
      const imports: { readonly start: number; readonly script: string }[] = [];
      new Visitor({
        ImportExpression({ start, source }) {
          if (source.type === 'Literal') imports.push({ start, script: String(source.value) });
        },
        Literal(node) {
          if (node.value === mark) marks.push(node as ESTree.StringLiteral);
        },
      }).visit(this.parse(code));
      if (marks.length === 0) return null;
      const text = new MagicString(code);
      let before = 0;
      for (const { start, end } of marks) {
        // The import stands before its mark, unless its script has become part of this one.
        const imported = imports.find((each) => each.start > before && each.start < start);
        before = end;
        const path = imported ? posix.join(posix.dirname(fileName), imported.script) : fileName;
        const sheets = imported ? sheetsOf(path, chunks) : [];
        text.update(start, end, `${JSON.stringify(sheets)}, ${JSON.stringify(base + path)}`);
      }
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  };
}
