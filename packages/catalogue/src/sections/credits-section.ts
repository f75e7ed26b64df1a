import type { Credit, Item } from '@fjernsyn/contracts';

/** Somebody in an item or behind it: once, with all that they do in it. */
export interface CreditModel {
  /** One of its own among the credits of an item. */
  readonly id: string;
  readonly name: string;
  /** The service's codes of what they do, as `actor`. */
  readonly roles: readonly string[];
  /** Whom they play; empty where nobody is known. */
  readonly character: string;
  /** Their page. */
  readonly path?: string;
}

/** Who is in the item of a page, and who has made it (C2.42). */
export interface CreditsSection {
  readonly kind: 'credits';
  readonly id: string;
  readonly credits: readonly CreditModel[];
}

/** The credits of an item, or of the show that it is a part of, in the service's order; undefined where nobody is named. */
export function toCredits({ credits, show }: Item): CreditsSection | undefined {
  const named = credits.length > 0 ? credits : (show?.credits ?? []);
  return named.length === 0 ? undefined : { kind: 'credits', id: 'credits', credits: gather(named) };
}

function gather(credits: readonly Credit[]): readonly CreditModel[] {
  const people = new Map<string, CreditModel>();
  for (const { name, role, character = '', path } of credits) {
    const id = path ?? name;
    const before = people.get(id);
    const roles = before?.roles ?? [];
    people.set(id, {
      id,
      name,
      roles: role === undefined || roles.includes(role) ? roles : [...roles, role],
      character: before?.character || character,
      ...(path === undefined ? {} : { path }),
    });
  }
  return Array.from(people.values());
}
