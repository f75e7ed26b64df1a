/** A stylesheet in which an old engine finds the faces of a start alone, and one for it with the Arabic faces. */
export interface PartedFaces {
  readonly style: string;
  readonly arabic: string;
}

const latinLetter = 0x61;
const arabicLetter = 0x627;

/** What asks for an engine already, which is left alone, and faces that ask for none. */
const blocks = /@supports[^{]*\{(?:[^{}]*\{[^}]*\})*[^{}]*\}|@font-face\s*\{[^}]*\}/g;
const range = /U\+([0-9a-f]*)(\?*)(?:-([0-9a-f]+))?/gi;

/**
 * Engines that fetch every face of a family, whatever its range (WebKit 538), know neither `@supports` nor `will-change`, which came with
 * Chromium 36 as ranges were first heeded: all faces but the Latin ones, which hold Danish, stand behind a question for it.
 */
export function partedFaces(css: string): PartedFaces {
  const faces = (css.match(blocks) ?? []).filter((block) => block.startsWith('@font-face'));
  const late = faces.filter((face) => !hasLetter(face, latinLetter));
  const early = css.replace(blocks, (block) => (late.includes(block) ? '' : block));
  return {
    style: late.length === 0 ? css : `${early}\n@supports (will-change:transform){${late.join('')}}`,
    arabic: faces.filter((face) => hasLetter(face, arabicLetter)).join(''),
  };
}

/** A face without a range holds every letter. */
function hasLetter(face: string, letter: number): boolean {
  if (!/unicode-range/i.test(face)) return true;
  const ranges = Array.from(face.matchAll(range), ([, begin = '', any = '', end]) => {
    const [first, last] = ['0', 'f'].map((digit) => Number.parseInt(begin + any.replace(/\?/g, digit), 16));
    return { first, last: end === undefined ? last : Number.parseInt(end, 16) };
  });
  return ranges.some(({ first = 0, last = 0 }) => first <= letter && letter <= last);
}
