import { type FontFaceProperty, type Rule, transform } from 'lightningcss';

/** A stylesheet in which an old engine finds the faces of a start alone, and one for it with the Arabic faces. */
export interface PartedFaces {
  readonly style: string;
  readonly arabic: string;
}

const latinLetter = 0x61;
const arabicLetter = 0x627;

/**
 * Engines that fetch every face of a family, whatever its range (WebKit 538), know neither `@supports` nor `will-change`, which came with
 * Chromium 36 as ranges were first heeded: all faces but the Latin ones, which hold Danish, stand behind a question for it. What asks an engine
 * already is left alone.
 */
export function partedFaces(css: string): PartedFaces {
  const late = facesOf(css, (face) => !hasLetter(face, latinLetter));
  const arabic = facesOf(css, (face) => hasLetter(face, arabicLetter));
  return {
    style: late.kept === '' ? css : `${late.others}\n@supports (will-change:transform){${late.kept}}`,
    arabic: arabic.kept,
  };
}

/** The faces of a sheet that pass a test, apart from all its other rules. */
function facesOf(css: string, isKept: (face: readonly FontFaceProperty[]) => boolean) {
  const isFace = (rule: Rule): boolean => rule.type === 'font-face' && isKept(rule.value.properties);
  return { kept: rulesOf(css, isFace), others: rulesOf(css, (rule) => !isFace(rule)) };
}

/** A sheet with those of its outermost rules alone that pass a test. */
function rulesOf(css: string, isWanted: (rule: Rule) => boolean): string {
  let depth = 0;
  const { code } = transform({
    filename: 'faces.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule(rule) {
        if (depth === 0 && !isWanted(rule as Rule)) return [];
        depth += 1;
        return undefined;
      },
      RuleExit() {
        depth -= 1;
      },
    },
  });
  return Buffer.from(code).toString();
}

/** A face without a range holds every letter. */
function hasLetter(face: readonly FontFaceProperty[], letter: number): boolean {
  const ranges = face.flatMap((property) => (property.type === 'unicode-range' ? property.value : []));
  return ranges.length === 0 || ranges.some(({ start, end }) => start <= letter && letter <= end);
}
