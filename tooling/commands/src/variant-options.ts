import { isVariant, type Variant, variants } from '@fjernsyn/reference-service';

const indent = ' '.repeat(25);

/** The lines of a command's help that tell of `--variant`, behind its own. */
export const VARIANT_LINES = Object.entries(variants)
  .map(([name, about]) => `${indent}${name.padEnd(18)} ${about}`)
  .join('\n');

/** Reads the names behind `--variant`. Throws an Error that lists those there are. */
export const toVariants = (names: readonly string[] = []): readonly Variant[] =>
  names.map((name) => {
    if (isVariant(name)) return name;
    throw new Error(`There is no variant ${name}. There are ${Object.keys(variants).join(', ')}.`);
  });
