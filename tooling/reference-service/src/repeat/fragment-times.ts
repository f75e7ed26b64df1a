/** How many ticks a second has in the track of an initialisation segment. */
export function timescaleOf(initialization: Uint8Array): number {
  const view = viewOf(initialization);
  const at = boxAt(initialization, 'mdhd');
  // Version, flags, the time of making and of changing come before; both times are longer in version 1.
  return view.getUint32(at + (view.getUint8(at) === 1 ? 20 : 12));
}

/** When a fragment begins, in ticks. */
export function startTicksOf(fragment: Uint8Array): number {
  return Number(viewOf(fragment).getBigUint64(startAt(fragment)));
}

/** The same fragment, later. */
export function laterBy(ticks: number, fragment: Uint8Array): Uint8Array {
  const moved = fragment.slice();
  viewOf(moved).setBigUint64(startAt(moved), BigInt(startTicksOf(fragment) + ticks));
  return moved;
}

/** The start stands in `tfdt`, in 64 bits with what makes our clips. */
function startAt(fragment: Uint8Array): number {
  const at = boxAt(fragment, 'tfdt');
  if (viewOf(fragment).getUint8(at) !== 1)
    throw new Error('The fragment has a start of 32 bits, which live streams outgrow.');
  return at + 4;
}

/** Where what a box holds begins. */
function boxAt(bytes: Uint8Array, name: string): number {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(name, 0, 'latin1');
  if (at < 0) throw new Error(`There is no ${name}.`);
  return at + 4;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
