import MagicString from 'magic-string';
import type { Plugin } from 'rolldown';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';

const equality = /^[!=]==?$/;

/**
 * Rewrites comparisons with the literal "bigint" so that V8 does not see them as type tests. Chromium 64 (V8 6.4, seen on 28 Nov
 * 2026): the optimising compiler aborts the page with "unimplemented code" at a hot `typeof x === "bigint"`, and React asks just
 * that of every text. The outcome of the comparison stays the same in every engine.
 */
export function withoutBigIntTypeTests(script: string): MagicString {
  const text = new MagicString(script);
  const hide = (node: ESTree.Expression | ESTree.PrivateIdentifier): void => {
    if (isBigIntName(node)) text.appendLeft(node.end, '.valueOf()');
  };
  new Visitor({
    BinaryExpression({ operator, left, right }) {
      if (equality.test(operator)) [left, right].forEach(hide);
    },
    // A minifier may make a comparison of it.
    SwitchCase({ test }) {
      if (test !== null) hide(test);
    },
  }).visit(parseSync('script.js', script).program);
  return text;
}

/** Does so for every module of a bundle. */
export function bigIntTypeTests(): Plugin {
  return {
    name: 'bigint-type-tests',
    transform: {
      filter: { id: /\.[cm]?js$/, code: /["'`]bigint["'`]/ },
      handler(code, id) {
        const text = withoutBigIntTypeTests(code);
        return { code: text.toString(), map: text.generateMap({ source: id, hires: 'boundary' }) };
      },
    },
  };
}

function isBigIntName(node: ESTree.Expression | ESTree.PrivateIdentifier): boolean {
  if (node.type === 'TemplateLiteral') return node.quasis.length === 1 && node.quasis[0]?.value.cooked === 'bigint';
  return node.type === 'Literal' && node.value === 'bigint';
}
