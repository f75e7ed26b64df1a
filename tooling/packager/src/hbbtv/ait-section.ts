import { PackagerError } from '../errors';
import type { AitApplication } from './ait-application';
import { crc32Mpeg } from './crc32-mpeg';

/** Numbers of TS 102 809: the table, the type of its applications, its descriptors. */
const TABLE_ID = 0x74;
const HBBTV_APPLICATION = 0x0010;
const OVER_HTTP = 0x0003;
const tags = { application: 0x00, name: 0x01, transport: 0x02, location: 0x15, boundary: 0x17 } as const;
const controls = { autostart: 1, present: 2 } as const;

/** Name of the one way of transport, by which the application refers to it. */
const LABEL = 1;

/** Most bytes behind a section's length, and of one descriptor. */
const LONGEST_SECTION = 1021;
const LONGEST_PART = 255;

/**
 * The table section that tells a channel's sets of the application (TS 102 809, clause 5.3.4): for a multiplexer, on a PID of its own.
 * `version` is 0 to 31 and counts up with each change. Throws `packager/ait-invalid` where something has no room or no such number exists.
 */
export function aitSection(application: AitApplication, version = 0): Uint8Array {
  const descriptors = [
    descriptor(tags.application, [
      5,
      ...twoBytes(0),
      ...[application.profile.major, application.profile.minor, application.profile.micro].map(byteOf),
      // Seen by viewers and by other applications; what is reserved is set.
      (application.isServiceBound ? 0x80 : 0) | 0x60 | 0x1f,
      byteOf(application.priority),
      LABEL,
    ]),
    descriptor(tags.name, [...ascii(application.language), ...counted(dvbText(application.name))]),
    descriptor(tags.transport, [...twoBytes(OVER_HTTP), LABEL, ...counted(ascii(application.baseUrl)), 0]),
    descriptor(tags.location, ascii(application.startPath)),
    descriptor(tags.boundary, [
      application.boundaries.length,
      ...application.boundaries.flatMap((url) => counted(ascii(url))),
    ]),
  ].flat();
  const loop = [
    ...twoBytes(numberUpTo(application.organisationId, 0xffffffff) >>> 16),
    ...twoBytes(application.organisationId),
    ...twoBytes(numberUpTo(application.applicationId, 0xffff)),
    controls[application.control],
    ...twelveBits(descriptors.length),
    ...descriptors,
  ];
  const body = [
    ...twoBytes(HBBTV_APPLICATION),
    // In force from now on, the only section of its table; the two reserved bits are set.
    0xc0 | (numberUpTo(version, 31, 0) << 1) | 1,
    0,
    0,
    ...twelveBits(0),
    ...twelveBits(loop.length),
    ...loop,
  ];
  const length = body.length + 4;
  if (length > LONGEST_SECTION) throw invalid(`The table would take ${length} bytes; it has ${LONGEST_SECTION}.`);
  const section = [TABLE_ID, 0xf0 | (length >> 8), length & 0xff, ...body];
  const crc = crc32Mpeg(section);
  return Uint8Array.from([...section, ...twoBytes(crc >>> 16), ...twoBytes(crc)]);
}

function descriptor(tag: number, payload: readonly number[]): number[] {
  return [tag, ...counted(payload)];
}

function counted(bytes: readonly number[]): number[] {
  if (bytes.length > LONGEST_PART) throw invalid(`A part would take ${bytes.length} bytes; it has ${LONGEST_PART}.`);
  return [bytes.length, ...bytes];
}

/** A length of twelve bits behind four reserved ones, which are set. */
function twelveBits(value: number): number[] {
  return [0xf0 | (value >> 8), value & 0xff];
}

function twoBytes(value: number): number[] {
  return [(value >>> 8) & 0xff, value & 0xff];
}

function byteOf(value: number): number {
  return numberUpTo(value, 0xff, 0);
}

function numberUpTo(value: number, most: number, least = 1): number {
  if (!Number.isInteger(value) || value < least || value > most)
    throw invalid(`${value} is no whole number from ${least} to ${most}.`);
  return value;
}

function ascii(text: string): number[] {
  const bytes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  if (bytes.some((byte) => byte < 0x20 || byte > 0x7e)) throw invalid(`'${text}' has signs that no address has.`);
  return bytes;
}

/** Text as EN 300 468, annex A, has it: what is no plain ASCII says first that it is UTF-8. */
function dvbText(text: string): number[] {
  const bytes = Array.from(new TextEncoder().encode(text));
  return bytes.some((byte) => byte > 0x7e) ? [0x15, ...bytes] : bytes;
}

function invalid(message: string): PackagerError {
  return new PackagerError('packager/ait-invalid', message);
}
