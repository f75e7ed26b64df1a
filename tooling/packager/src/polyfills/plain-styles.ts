/** Properties that the app writes and old WebKit knows under a prefix alone. */
const prefixed = ['transform', 'animation', 'animationDuration', 'transition', 'transitionDuration', 'flex'] as const;

/**
 * Lets scripts write styles by their plain names where the engine knows them under a prefix: what is set on an element, and what is
 * inserted as a rule. A rule that the engine cannot read becomes an empty one, so that the others keep their places.
 */
export function bringPlainStyles(window: Window & typeof globalThis): void {
  const { document, CSSStyleDeclaration, CSSStyleSheet } = window;
  const { style } = document.documentElement;
  const missing = prefixed.filter((name) => !(name in style) && prefixedName(name) in style);
  for (const name of missing) {
    const key = prefixedName(name);
    Object.defineProperty(CSSStyleDeclaration.prototype, name, {
      configurable: true,
      get(this: Record<string, string>) {
        return this[key];
      },
      set(this: Record<string, string>, value: string) {
        this[key] = value;
      },
    });
  }
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function insertPlainRule(rule: string, index = 0) {
    try {
      return insertRule.call(this, prefixedRule(rule, missing), index);
    } catch {
      return insertRule.call(this, 'unknown{}', index);
    }
  };
}

function prefixedName(name: string): string {
  return `webkit${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Adds the prefix to the names of the given properties, as they stand in the text of a rule. */
export function prefixedRule(rule: string, names: readonly string[]): string {
  return names.reduce((text, name) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return text.replace(new RegExp(`([{;])${property}:`, 'g'), `$1-webkit-${property}:`);
  }, rule);
}
