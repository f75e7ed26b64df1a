/** A table section, field by field, as a set would read it. */
export interface DecodedAit {
  readonly tableId: number;
  readonly sectionLength: number;
  readonly applicationType: number;
  readonly version: number;
  readonly isCurrent: boolean;
  readonly applications: readonly {
    readonly organisationId: number;
    readonly applicationId: number;
    readonly controlCode: number;
    readonly descriptors: Readonly<Record<string, unknown>>;
  }[];
}

/** Reads numbers of any width, bit after bit. */
class BitReader {
  private at = 0;
  private readonly bits: string;

  constructor(bytes: Uint8Array) {
    this.bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  }

  take(width: number): number {
    const taken = this.bits.slice(this.at, this.at + width);
    if (taken.length < width) throw new Error(`The table ends at bit ${this.bits.length}.`);
    this.at += width;
    return Number.parseInt(taken, 2);
  }

  reserved(width: number): void {
    const bits = this.take(width);
    if (bits !== 2 ** width - 1) throw new Error(`Reserved bits are not set before bit ${this.at}.`);
  }

  text(length: number): string {
    return new TextDecoder().decode(Uint8Array.from({ length }, () => this.take(8)));
  }

  get isDone(): boolean {
    return this.at === this.bits.length;
  }
}

/**
 * Reads an AIT section by its bits (TS 102 809, clause 5.3), and refuses one whose lengths, reserved bits or check sum are wrong. Written
 * apart from what encodes it, and sharing nothing with it.
 */
export function decodeAit(section: Uint8Array): DecodedAit {
  if (remainder(section) !== 0n) throw new Error('The check sum does not hold.');
  const reader = new BitReader(section);
  const tableId = reader.take(8);
  if (reader.take(1) !== 1) throw new Error('The section has not the long syntax.');
  reader.reserved(3);
  const sectionLength = reader.take(12);
  if (sectionLength !== section.length - 3) throw new Error(`The section says ${sectionLength} bytes.`);
  const isTest = reader.take(1);
  const applicationType = reader.take(15);
  reader.reserved(2);
  const version = reader.take(5);
  const isCurrent = reader.take(1) === 1;
  if (isTest !== 0 || reader.take(8) !== 0 || reader.take(8) !== 0) throw new Error('This is not the only section.');
  reader.reserved(4);
  if (reader.take(12) !== 0) throw new Error('There are descriptors for all applications.');
  reader.reserved(4);
  const loop = inner(reader, reader.take(12));
  const applications: DecodedAit['applications'][number][] = [];
  while (!loop.isDone) {
    const organisationId = loop.take(32);
    const applicationId = loop.take(16);
    const controlCode = loop.take(8);
    loop.reserved(4);
    const own = inner(loop, loop.take(12));
    const descriptors: Record<string, unknown> = {};
    while (!own.isDone) {
      const tag = own.take(8);
      const [name, read] = readers[tag] ?? [`tag ${tag}`, () => null];
      const payload = inner(own, own.take(8));
      descriptors[name] = read(payload);
      if (!payload.isDone) throw new Error(`Something is left in ${name}.`);
    }
    applications.push({ organisationId, applicationId, controlCode, descriptors });
  }
  return { tableId, sectionLength, applicationType, version, isCurrent, applications };
}

const readers: Readonly<Record<number, readonly [string, (reader: BitReader) => unknown]>> = {
  0: [
    'application',
    (reader) => {
      const profiles = Array.from({ length: reader.take(8) / 5 }, () => [
        reader.take(16),
        ...Array.from({ length: 3 }, () => reader.take(8)),
      ]);
      const isServiceBound = reader.take(1) === 1;
      const visibility = reader.take(2);
      reader.reserved(5);
      return { profiles, isServiceBound, visibility, priority: reader.take(8), labels: [reader.take(8)] };
    },
  ],
  1: [
    'name',
    (reader) => {
      const language = reader.text(3);
      const name = reader.text(reader.take(8));
      return { language, name };
    },
  ],
  2: [
    'transport',
    (reader) => {
      const protocol = reader.take(16);
      const label = reader.take(8);
      const url = reader.text(reader.take(8));
      return { protocol, label, url, extensions: reader.take(8) };
    },
  ],
  21: [
    'location',
    (reader) => {
      let path = '';
      while (!reader.isDone) path += reader.text(1);
      return path;
    },
  ],
  23: ['boundary', (reader) => Array.from({ length: reader.take(8) }, () => reader.text(reader.take(8)))],
};

function inner(reader: BitReader, length: number): BitReader {
  return new BitReader(Uint8Array.from({ length }, () => reader.take(8)));
}

/** What is left of the whole section by long division, as one number of all its bits. */
function remainder(section: Uint8Array): bigint {
  const width = BigInt(section.length * 8);
  const hex = Array.from(section, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // The division begins with its first 32 bits turned round.
  let rest = BigInt(`0x${hex}`) ^ (0xffffffffn << (width - 32n));
  for (let bit = width - 1n; bit >= 32n; bit--) {
    if ((rest >> bit) & 1n) rest ^= 0x104c11db7n << (bit - 32n);
  }
  return rest;
}
