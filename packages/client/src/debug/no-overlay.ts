/** Stands for the overlay of developers in a product: nothing. */
export function DebugOverlay(): null {
  return null;
}
