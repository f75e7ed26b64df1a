import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { systemScript } from './system-script';

const output = { name: 'legacy', format: 'system', syntax: 'es2017' } as const;
const module = `class Failure extends Error { constructor(code) { super(code); this.code = code; } }
var Late = class extends Failure {};
var isFailure = (thrown) => thrown instanceof Failure;
export { Failure as a, Late as b, isFailure as c };`;

/** What a chunk exports once SystemJS has run it. */
function exportsOf(code: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const keep = (name: string | object, value?: unknown): void => {
    Object.assign(found, typeof name === 'string' ? { [name]: value } : name);
  };
  const register = (_: unknown, declare: (keep: unknown) => { execute(): void }): void => declare(keep).execute();
  new Function('System', code)({ register });
  return found;
}

describe('a script for SystemJS', () => {
  it.each(['development', 'production'] as const)('[PK116] exports its classes, in %s', async (mode) => {
    const { code } = await systemScript(module, output, mode);
    const { a: Failure, b: Late, c: isFailure } = exportsOf(code) as Record<string, new (code: string) => Error>;
    const thrown = Late && new Late('late');
    expect(thrown).toMatchObject({ code: 'late' });
    expect([typeof Failure, (isFailure as unknown as (thrown: unknown) => boolean)(thrown)]).toEqual([
      'function',
      true,
    ]);
  });

  it.each(['/* @__PURE__ */', '/*#__PURE__*/'])(
    '[PK116] exports a value that a library marks with %s',
    async (mark) => {
      const marked = `var token = ${mark} Symbol(), isToken = (value) => value === token; export { token as a, isToken as b };`;
      const { code } = await systemScript(marked, output, 'production');
      const { a: token, b: isToken } = exportsOf(code);
      expect([typeof token, (isToken as (value: unknown) => boolean)(undefined)]).toEqual(['symbol', false]);
    },
  );

  it('[PK116] gives no function the name of its own parameter, which WebKit 538 refuses', async () => {
    const shown = 'var show = (show) => { log(show); return (show) => show + 1; }; export { show as a };';
    const { code } = await systemScript(shown, output, 'production');
    expect(code).toMatch(/function ?\(/);
    expect(code).not.toMatch(/function (\w+)\(\1/);
  });

  it('[PK15] writes no syntax that the script did not have', async () => {
    const old =
      'export const f = (a, b) => { let c = a === null || a === undefined ? b : a; if (c != null) c = c.d; if (!b) b = c; try { go(); } catch (e) { stop(); } return [a && a.b, c, b]; };';
    const { code } = await systemScript(old, { ...output, name: 'modern' }, 'production');
    expect(code).not.toMatch(/\?\?|\?\.|\|\|=|&&=|catch\{/);
  });

  it('[PK110] writes ES5 for older engines, the ends of its statements included', async () => {
    const loop = 'export const last = (x) => { do x = x.next; while (x.next); return x; };';
    const { code } = await systemScript(loop, output, 'production');
    expect(() => parse(code, { ecmaVersion: 5 })).not.toThrow();
  });
});
