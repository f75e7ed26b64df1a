import { type CatalogueEntry, isWithin, titleBehind } from '@fjernsyn/reference-catalogue';
import { accessServicesOf } from './access-services';
import type { AnswerContext } from './wire';

/** Whether an entry may be shown, and is offered in every way that the call asks for. What is no title has no such ways, and is shown. */
export function isShown(entry: CatalogueEntry, { limit, accessServices = [] }: AnswerContext): boolean {
  if (!isWithin(limit, entry)) return false;
  if (accessServices.length === 0 || titleBehind(entry) === undefined) return true;
  const offered = 'show' in entry || entry.type === 'program' ? accessServicesOf(entry) : [];
  return accessServices.every((service) => offered.includes(service));
}
