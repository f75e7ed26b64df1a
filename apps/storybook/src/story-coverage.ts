/** A source file of a package: its path and its text. */
export interface StorySource {
  readonly path: string;
  readonly text: string;
}

/** Components that an index exports: names in Pascal case that are values, but for those that draw nothing themselves. */
export function exportedComponents(index: string): string[] {
  const names = [...index.matchAll(/export\s+\{([^}]*)\}/g)].flatMap((match) => (match[1] ?? '').split(','));
  return names
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][A-Za-z]+$/.test(name) && !/Provider$|^Focus/.test(name))
    .sort();
}

/** Components that no story draws. */
export function findUnseen(components: readonly string[], stories: readonly StorySource[]): string[] {
  return components.filter(
    (name) => !stories.some(({ text }) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(text)),
  );
}

/** Stories without a play function of their own, or of the story or the maker that they take after. */
export function findSilent(stories: readonly StorySource[]): string[] {
  return stories.flatMap(({ path, text }) =>
    text
      .split(/^(?=export const )/m)
      .filter((part) => part.startsWith('export const '))
      .filter((part) => !/\bplay\b|\.\.\.[A-Z]\w+|\bof[A-Z]\w+\(/.test(part))
      .map((part) => `${path}: ${/^export const (\w+)/.exec(part)?.[1]}`),
  );
}

const measures = ['getBoundingClientRect', 'toBeVisible'];

/** Stories that look by themselves where something stands or whether it shows, and so while it may be moving. */
export function findHasty(stories: readonly StorySource[]): string[] {
  return stories.filter(({ text }) => measures.some((name) => text.includes(name))).map(({ path }) => path);
}
