/** Reads the answer of a call that answers nothing, whatever it says. */
export function parseNothing(): undefined {
  return undefined;
}
