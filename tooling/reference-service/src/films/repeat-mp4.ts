import { repeatLengths, repeatRows, repeatSizes } from './repeat-tables';

/**
 * A progressive MP4 that plays its samples so many times on end. Its tables name the same bytes again and again, so that it grows by them alone.
 * Its times are of version 0, as those of our clips are.
 */
export function repeatMp4(file: Buffer, durationSeconds: number, times: number): Buffer {
  const boxes = boxesOf(file);
  const moov = boxes.find(({ name }) => name === 'moov');
  if (moov === undefined) throw new Error('The file has no index.');
  // The media move by what the index before them grows, which is known only once it has been written.
  const shift = repeatIndex(moov, durationSeconds, times, 0).length - (moov.content.length + 8);
  return Buffer.concat(
    boxes.map((box) => (box === moov ? repeatIndex(box, durationSeconds, times, shift) : toBytes(box))),
  );
}

interface Box {
  readonly name: string;
  readonly content: Buffer;
}

/** What the tables of one track are made of. */
interface TrackEdit {
  readonly times: number;
  /** How long it lasts once, in its own ticks. */
  readonly ticks: number;
  readonly samples: number;
  readonly chunks: number;
  /** How far the media move, in bytes. */
  readonly shift: number;
}

const containers: ReadonlySet<string> = new Set(['trak', 'edts', 'mdia', 'minf', 'stbl']);
/** Groups of samples are counted, and needed by nobody. */
const leftOut: ReadonlySet<string> = new Set(['sgpd', 'sbgp']);

const edits: Readonly<Record<string, (content: Buffer, edit: TrackEdit) => Buffer>> = {
  tkhd: (content, { times }) => withLonger(content, 20, times),
  elst: (content, { times }) => withLonger(content, 8, times),
  mdhd: (content, { times, ticks }) => withNumber(content, 16, times * ticks),
  stts: (content, { times, ticks }) => repeatLengths(content, times, ticks),
  ctts: (content, { times }) => repeatRows(content, 2, times),
  stsz: (content, { times }) => repeatSizes(content, times),
  stss: (content, { times, samples }) =>
    repeatRows(content, 1, times, ([sample = 0], time) => [sample + time * samples]),
  stsc: (content, { times, chunks }) =>
    repeatRows(content, 3, times, ([chunk = 0, ...rest], time) => [chunk + time * chunks, ...rest]),
  stco: (content, { times, shift }) => repeatRows(content, 1, times, ([at = 0]) => [at + shift]),
};

function repeatIndex({ content }: Box, durationSeconds: number, times: number, shift: number): Buffer {
  const parts = boxesOf(content).map((box) => {
    if (box.name === 'mvhd') return toBytes({ ...box, content: withLonger(box.content, 16, times) });
    return box.name === 'trak'
      ? repeatBox(box, {
          times,
          shift,
          ticks: durationSeconds * contentAt(box, 'mdia', 'mdhd').readUInt32BE(12),
          samples: contentAt(box, 'mdia', 'minf', 'stbl', 'stsz').readUInt32BE(8),
          chunks: contentAt(box, 'mdia', 'minf', 'stbl', 'stco').readUInt32BE(4),
        })
      : toBytes(box);
  });
  return toBytes({ name: 'moov', content: Buffer.concat(parts) });
}

function repeatBox({ name, content }: Box, edit: TrackEdit): Buffer {
  if (!containers.has(name)) return toBytes({ name, content: edits[name]?.(content, edit) ?? content });
  const kept = boxesOf(content).filter((box) => !leftOut.has(box.name));
  return toBytes({ name, content: Buffer.concat(kept.map((box) => repeatBox(box, edit))) });
}

function contentAt(box: Box, ...path: readonly string[]): Buffer {
  return path.reduce((content, name) => {
    const found = boxesOf(content).find((each) => each.name === name);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return found.content;
  }, box.content);
}

function withLonger(content: Buffer, at: number, times: number): Buffer {
  return withNumber(content, at, content.readUInt32BE(at) * times);
}

function withNumber(content: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(content);
  changed.writeUInt32BE(value, at);
  return changed;
}

function boxesOf(bytes: Buffer): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    boxes.push({ name: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + 8, at + length) });
    at += length;
  }
  return boxes;
}

function toBytes({ name, content }: Box): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}
