import { type DecodeReference, mendCueText } from './mend-cue-text';

const time = String.raw`((?:\d+:)?\d{1,2}:\d{1,2}[.,]\d{1,3})`;
/** A cue's times, also with a short arrow or the commas of SubRip. */
const timing = new RegExp(String.raw`^\s*${time}\s*-{1,2}>\s*${time}(.*)$`);
const notCue = /^(?:NOTE|STYLE|REGION)(?:$|[\s:])/;

/** WebVTT that a strict reader understands, of WebVTT or SubRip that was written without care. Text without any times is left as it is. */
export function mendWebVtt(text: string, decode: DecodeReference): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const firstTiming = lines.findIndex((line) => timing.test(line));
  if (firstTiming < 0) return text;
  const { header, body } = splitHeader(lines, firstTiming);
  const mended = toBlocks(body).map((block) =>
    typeof block === 'string' ? block : [block.timing, mendCueText(block.lines.join('\n'), decode)].join('\n'),
  );
  return `${[header, ...mended].join('\n\n')}\n`;
}

interface Cue {
  readonly timing: string;
  readonly lines: string[];
}

/** The header ends with its first empty line, or at the first cue where that line is missing. */
function splitHeader(lines: readonly string[], firstTiming: number): { header: string; body: readonly string[] } {
  if (!/^WEBVTT($|[ \t])/.test(lines[0] ?? '')) return { header: 'WEBVTT', body: lines };
  const firstEmpty = lines.findIndex((line) => line.trim() === '');
  const end = firstEmpty >= 0 && firstEmpty < firstTiming ? firstEmpty : firstTiming;
  return { header: lines.slice(0, end).join('\n'), body: lines.slice(end) };
}

/** The cues, and the blocks that are none as they stand. An empty line between a cue's times and its text is skipped. */
function toBlocks(body: readonly string[]): readonly (string | Cue)[] {
  const blocks: (string | Cue)[] = [];
  for (const block of body.join('\n').split(/\n(?:[ \t]*\n)+/)) {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0) continue;
    if (notCue.test(lines[0] ?? '')) {
      blocks.push(lines.join('\n'));
      continue;
    }
    const last = blocks[blocks.length - 1];
    // Lines before a block's first times are its name; without any times they are the text of a cue that has none.
    let cue =
      typeof last === 'object' && last.lines.length === 0 && !lines.some((line) => timing.test(line))
        ? last
        : undefined;
    for (const line of lines) {
      const found = toTiming(line);
      if (found === undefined) cue?.lines.push(line);
      else {
        dropName(cue);
        cue = { timing: found, lines: [] };
        blocks.push(cue);
      }
    }
  }
  return blocks;
}

/** Drops the number of the next cue where no empty line stands before it. */
function dropName(cue: Cue | undefined): void {
  if (cue && /^\d+$/.test(cue.lines[cue.lines.length - 1] ?? '')) cue.lines.pop();
}

function toTiming(line: string): string | undefined {
  const [, start, end, settings] = timing.exec(line) ?? [];
  if (start === undefined || end === undefined) return undefined;
  const kept = (settings ?? '').split(/\s+/).filter(isWithinScreen);
  return [`${toTime(start)} --> ${toTime(end)}`, ...kept].join(' ');
}

/** Hours and minutes of two digits, thousandths of three. */
function toTime(written: string): string {
  const [clock = '', thousandths = ''] = written.split(/[.,]/);
  const parts = clock.split(':').map((part) => part.padStart(2, '0'));
  return `${parts.join(':')}.${thousandths.padEnd(3, '0')}`;
}

const lastLine = 15;

/** Whether a setting names a place on the screen, or none. */
function isWithinScreen(setting: string): boolean {
  if (setting === '') return false;
  const [, name, value = '', percent] = /^(position|size|line):(-?[\d.]+)(%?)/.exec(setting) ?? [];
  if (name === undefined) return !/^(position|size|line):/.test(setting);
  const number = Number(value);
  if (name === 'line' && percent === '') return Math.abs(number) <= lastLine;
  return percent === '%' && number >= (name === 'size' ? 1 : 0) && number <= 100;
}
