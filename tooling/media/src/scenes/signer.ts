import { framesPerSecond } from './scene';

const panel = { width: 200, height: 260 };
const head = '0xE8C7A8';
const disc = (size: number) =>
  `color=c=${head}:s=${size}x${size}:r=${framesPerSecond},format=rgba,geq=r='r(X,Y)':g='g(X,Y)':b='b(X,Y)':a='255*lte(hypot(X-${size / 2},Y-${size / 2}),${size / 2 - 1})'`;

/** The film in a frame, and beside its lower edge a figure on a plain ground whose hands never rest: `[0:v]` in, `[signed]` out. */
export const signerGraph = [
  `color=c=0x243642:s=${panel.width}x${panel.height}:r=${framesPerSecond},drawbox=x=50:y=118:w=100:h=142:color=0x0F1A22:t=fill[ground]`,
  `${disc(68)}[face]`,
  `${disc(36)},split[left][right]`,
  '[ground][face]overlay=x=66:y=36[body]',
  "[body][left]overlay=x='40+22*sin(2*PI*t/1.1)':y='150+34*sin(2*PI*t/0.7)'[one]",
  "[one][right]overlay=x='124+22*sin(2*PI*t/0.9)':y='150+34*cos(2*PI*t/0.8)'[figure]",
  '[0:v][figure]overlay=x=W-w-24:y=H-h-24:shortest=1[signed]',
].join(';\n');
