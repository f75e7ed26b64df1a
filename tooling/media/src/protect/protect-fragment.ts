import { createCipheriv, createHash } from 'node:crypto';
import { type HiddenRun, toHiddenRuns } from './hidden-runs';
import type { MediaKey } from './media-key';
import { changeWithin, readHeldBoxes, toBox, toFullBox, toWord } from './mp4-boxes';
import { startBytes } from './protect-initialization';

/** A sample that is hidden, and what a decoder needs beside the key. */
interface HiddenSample {
  readonly bytes: Buffer;
  readonly start: Buffer;
  /** None where the whole sample is hidden. */
  readonly runs: readonly HiddenRun[];
}

/** Whether each sample lists its runs. */
const hasRuns = 0x2;

/**
 * A fragment whose samples a key hides: those of sound whole, those of pictures in runs. The same fragment and key give the same bytes, as the
 * number that a sample counts from is made of the sample.
 */
export function protectFragment(fragment: Uint8Array, kind: 'video' | 'audio', key: MediaKey): Buffer {
  const [moof, mdat] = readHeldBoxes(fragment);
  if (moof?.name !== 'moof' || mdat?.name !== 'mdat') throw new Error('A fragment is a moof and an mdat.');
  const samples = cutSamples(mdat.content, sampleSizes(contentOf(moof.content, 'traf', 'trun'))).map((sample) =>
    hide(sample, kind === 'video' ? toHiddenRuns(sample) : [], key),
  );
  const notes = toNotes(samples, kind === 'video' ? hasRuns : 0, moof.content.length);
  const traf = Buffer.concat([contentOf(moof.content, 'traf'), notes]);
  const head = changeWithin(moof.content, ['traf'], () =>
    changeWithin(traf, ['trun'], (content) => laterMedia(content, notes.length)),
  );
  return Buffer.concat([toBox('moof', head), toBox('mdat', ...samples.map(({ bytes }) => bytes))]);
}

function hide(sample: Buffer, runs: readonly HiddenRun[], key: MediaKey): HiddenSample {
  const start = createHash('sha256').update(sample).digest().subarray(0, startBytes);
  const counter = Buffer.concat([start, Buffer.alloc(16 - startBytes)]);
  const cipher = createCipheriv('aes-128-ctr', Buffer.from(key.value, 'hex'), counter);
  if (runs.length === 0) return { bytes: cipher.update(sample), start, runs };
  let at = 0;
  const parts = runs.flatMap(({ clear, hidden }) => {
    const hiddenAt = at + clear;
    const part = [sample.subarray(at, hiddenAt), cipher.update(sample.subarray(hiddenAt, hiddenAt + hidden))];
    at = hiddenAt + hidden;
    return part;
  });
  return { bytes: Buffer.concat(parts), start, runs };
}

/** What is said of the samples: how long the notes of each are, where they begin, and the notes, which stand at the end of the fragment's head. */
function toNotes(samples: readonly HiddenSample[], flags: number, headLength: number): Buffer {
  const notes = samples.map(({ start, runs }) => Buffer.concat([start, ...(runs.length > 0 ? toRunNotes(runs) : [])]));
  const count = toWord(samples.length);
  const lengths = toFullBox('saiz', 0, 0, Buffer.from([0]), count, Buffer.from(notes.map(({ length }) => length)));
  const list = toFullBox('senc', 0, flags, count, ...notes);
  const placeLength = toFullBox('saio', 0, 0, toWord(1), toWord(0)).length;
  // Counted from the head's own beginning; the list's own head and count are not notes.
  const place = 8 + headLength + lengths.length + placeLength + 16;
  return Buffer.concat([lengths, toFullBox('saio', 0, 0, toWord(1), toWord(place)), list]);
}

function toRunNotes(runs: readonly HiddenRun[]): readonly Buffer[] {
  const count = Buffer.alloc(2);
  count.writeUInt16BE(runs.length);
  return [
    count,
    ...runs.map(({ clear, hidden }) => {
      const note = Buffer.alloc(6);
      note.writeUInt16BE(clear);
      note.writeUInt32BE(hidden, 2);
      return note;
    }),
  ];
}

/** Flags of a `trun`, in the order of what they stand for. */
const trunFlags = { offset: 0x1, firstFlags: 0x4, duration: 0x1_00, size: 0x2_00, flags: 0x4_00, shift: 0x8_00 };

function sampleSizes(trun: Buffer): readonly number[] {
  const has = (flag: number): boolean => Math.floor(trun.readUInt32BE(0) / flag) % 2 === 1;
  if (!has(trunFlags.size)) throw new Error('The samples of a fragment say no sizes.');
  const words = (...flags: readonly number[]): number => flags.filter(has).length;
  const first = 8 + 4 * words(trunFlags.offset, trunFlags.firstFlags);
  const before = 4 * words(trunFlags.duration);
  const row = before + 4 * words(trunFlags.size, trunFlags.flags, trunFlags.shift);
  return Array.from({ length: trun.readUInt32BE(4) }, (_, index) => trun.readUInt32BE(first + index * row + before));
}

function cutSamples(media: Buffer, sizes: readonly number[]): readonly Buffer[] {
  let at = 0;
  return sizes.map((size) => {
    at += size;
    return media.subarray(at - size, at);
  });
}

/** The media begin later by what the head has grown. */
function laterMedia(trun: Buffer, by: number): Buffer {
  const later = Buffer.from(trun);
  later.writeInt32BE(later.readInt32BE(8) + by, 8);
  return later;
}

function contentOf(content: Buffer, ...path: readonly string[]): Buffer {
  return path.reduce((held, name) => {
    const found = readHeldBoxes(held).find((each) => each.name === name);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return found.content;
  }, content);
}
