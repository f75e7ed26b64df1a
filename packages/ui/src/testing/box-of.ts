import { settleMotion } from './settle-motion';

/** Where an element stands once all movement has ended: how far a movement has come depends on the machine. */
export async function boxOf(element: Element | null | undefined): Promise<DOMRect> {
  await settleMotion(document);
  if (!element) throw new Error('There is no element to measure.');
  return element.getBoundingClientRect();
}
