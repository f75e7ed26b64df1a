import '../../fonts/fonts.css';
import './brand.css';

const STYLE_ID = 'theme';

/**
 * Writes rules into the page's one `<style id="theme">` through the CSSOM, replacing what it held: a strict content
 * policy forbids style text, not rules. False where the policy refused the element (see the README).
 */
export function installTheme(document: Document, rules: readonly string[]): boolean {
  const sheet = themeElement(document).sheet;
  if (sheet === null) return false;
  while (sheet.cssRules.length > 0) sheet.deleteRule(sheet.cssRules.length - 1);
  for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length);
  return true;
}

/** Id of the brand whose rules the page's stylesheet has; undefined where it has none. */
export function styledBrandOf(document: Document): string | undefined {
  return document.getElementById(STYLE_ID)?.getAttribute('data-brand') ?? undefined;
}

function themeElement(document: Document): HTMLStyleElement {
  const found = document.getElementById(STYLE_ID);
  if (found !== null) return found as HTMLStyleElement;
  const created = document.createElement('style');
  created.id = STYLE_ID;
  document.head.appendChild(created);
  return created;
}
