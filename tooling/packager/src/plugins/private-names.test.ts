import { expect, it } from 'vitest';
import { withoutPrivateNames } from './private-names';

it('[PK14] makes private names plain, and keeps those of classes that extend one another apart', () => {
  const base =
    'class Base {\n\t#state = 1;\n\t#read() { return this.#state; }\n\tget state() { return this.#read(); }\n}';
  const sub = 'class Sub extends Base {\n\t#state = 2;\n\tboth() { return [this.state, this.#state]; }\n}';
  const script = `${withoutPrivateNames(base, 'base')}\n${withoutPrivateNames(sub, 'sub-class')}\nreturn new Sub().both();`;
  expect(script).not.toContain('#');
  expect(new Function(script)()).toEqual([1, 2]);
});

it('[PK14] leaves texts, links of comments and escapes alone', () => {
  const script = 'const a = "#fff", b = \'#x\'; // {@link Query#reset}\n';
  expect(withoutPrivateNames(script, 'query')).toBe(script);
});
