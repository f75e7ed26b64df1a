import { afterEach, expect, it, vi } from 'vitest';
import { bringDomMethods } from './dom-methods';
import { bringPlainStyles, prefixedRule } from './plain-styles';

/** A window whose elements know transforms under a prefix alone, and no rule that holds `odd`. */
function oldWindow() {
  class CSSStyleDeclaration {
    webkitTransform = '';
  }
  class CSSStyleSheet {
    readonly rules: string[] = [];
    insertRule(rule: string, index: number): number {
      if (rule.includes('odd')) throw new SyntaxError('odd');
      this.rules.splice(index, 0, rule);
      return index;
    }
  }
  const style = new CSSStyleDeclaration();
  const scope = { document: { documentElement: { style } }, CSSStyleDeclaration, CSSStyleSheet };
  return { ...scope, window: scope as unknown as Window & typeof globalThis };
}

afterEach(() => vi.restoreAllMocks());

it('[PK114] sets what is known under a prefix by its plain name', () => {
  const { window, CSSStyleDeclaration } = oldWindow();
  bringPlainStyles(window);
  const style = new CSSStyleDeclaration() as unknown as Record<string, string>;
  style.transform = 'scale(2)';
  expect(style.webkitTransform).toBe('scale(2)');
  expect(style.transform).toBe('scale(2)');
});

it('[PK114] inserts rules with prefixes, and an empty one for what the engine cannot read', () => {
  const { window, CSSStyleSheet } = oldWindow();
  bringPlainStyles(window);
  const sheet = new CSSStyleSheet();
  sheet.insertRule('.a{top:0;transform:none}', 0);
  sheet.insertRule('.odd{}', 1);
  sheet.insertRule('.b{}', 2);
  expect(sheet.rules).toEqual(['.a{top:0;-webkit-transform:none}', 'unknown{}', '.b{}']);
});

it('[PK114] prefixes names of properties, not words in values', () => {
  expect(prefixedRule('.a{transition:transform 1s;animation-duration:1s}', ['transform', 'animationDuration'])).toBe(
    '.a{transition:transform 1s;-webkit-animation-duration:1s}',
  );
});

it('[PK115] brings the methods of elements and texts that an engine lacks, and leaves those it has', () => {
  class Element {
    parentElement: Element | null = null;
    webkitMatchesSelector(selector: string): boolean {
      return this.parentElement === null && selector === 'main';
    }
  }
  const normalize = vi.fn();
  const scope = { Element, String: { prototype: { normalize } }, Uint8Array: { prototype: {} as Uint8Array } };
  bringDomMethods(scope as unknown as Window & typeof globalThis);
  const [inner, outer] = [new Element(), new Element()];
  inner.parentElement = outer;
  expect((inner as unknown as globalThis.Element).closest('main')).toBe(outer);
  expect((inner as unknown as globalThis.Element).closest('nav')).toBeNull();
  expect(scope.String.prototype.normalize).toBe(normalize);
  const slice = scope.Uint8Array.prototype.slice;
  const bytes = Uint8Array.of(1, 2, 3, 4);
  const part = slice.call(bytes, 1, -1);
  part[0] = 9;
  expect([...part]).toEqual([9, 3]);
  expect(bytes[1]).toBe(2);
});
