import { isRecord } from '@fjernsyn/kernel';
import { collect } from '../wire/collect';
import type { OpenEnum } from '../wire/open-enum';
import { readPath } from '../wire/path';
import { readText } from '../wire/text';

/** A person behind or in an item (C3.2). */
export interface Credit {
  readonly name: string;
  readonly role?: OpenEnum<'actor' | 'director' | 'writer' | 'presenter' | 'voice' | 'guest' | 'producer'> | undefined;
  readonly character?: string | undefined;
  readonly path?: string | undefined;
}

/** The credits of an item; those without a name are left out. */
export function readCredits(value: unknown): readonly Credit[] {
  return collect(value, (sent): Credit | undefined => {
    if (!isRecord(sent)) return undefined;
    const name = readText(sent.name);
    if (name === undefined) return undefined;
    return { name, role: readText(sent.role), character: readText(sent.character), path: readPath(sent.path) };
  });
}
