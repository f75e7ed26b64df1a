import { titlesWith } from './credits';
import { persons } from './persons';
import { fixedList, type ListDefinition } from './rails';

/** What each person has a part in. */
export const personLists: readonly ListDefinition[] = persons.map(({ id, name }) =>
  fixedList(personListId(id), name, titlesWith(id)),
);

/** The id of the list of a person's titles. */
export function personListId(id: string): string {
  return `46${id.slice(-4)}`;
}
