import { canvas, framesPerSecond } from './scene';

/** Expressions of ffmpeg's `geq` for one layer, each over X and Y and valued 0 to 255. */
export interface Paint {
  readonly red: string;
  readonly green: string;
  readonly blue: string;
  readonly alpha?: string;
}

/** The size of a layer in pixels. */
export interface LayerSize {
  readonly width: number;
  readonly height: number;
}

/** Text for a graph: one frame painted once and then held, as the pad `[name]`. */
export function stillLayer(name: string, paint: Paint, size: LayerSize = canvas): string {
  const colours = `r='${paint.red}':g='${paint.green}':b='${paint.blue}':a='${paint.alpha ?? '255'}'`;
  return (
    `color=black:s=${size.width}x${size.height}:r=${framesPerSecond}:d=0.04,format=rgba,geq=${colours},` +
    `format=yuva444p,loop=loop=-1:size=1:start=0,setpts=N/${framesPerSecond}/TB[${name}]`
  );
}

/** Text for a graph: one colour seen through a mask that is painted anew for each frame on a small canvas and scaled up. */
export function lightLayer(name: string, colour: string, mask: string, maskSize: LayerSize): string {
  const { width, height } = canvas;
  return [
    `color=black:s=${maskSize.width}x${maskSize.height}:r=${framesPerSecond},format=gray,geq=lum='${mask}',` +
      `scale=${width}:${height}:flags=bicubic,format=gray[${name}mask]`,
    `color=${colour}:s=${width}x${height}:r=${framesPerSecond},format=yuv444p[${name}colour]`,
    `[${name}colour][${name}mask]alphamerge[${name}]`,
  ].join(';\n');
}

/** A layer put on those below it; `x` and `y` are expressions of ffmpeg's `overlay` over the time `t`. */
export interface Placement {
  readonly layer: string;
  readonly x?: string;
  readonly y?: string;
}

/** Text for a graph: the placements laid on the pad `[base]` in their order, ending in `[picture]`. */
export function stack(base: string, placements: readonly Placement[]): string {
  return placements
    .map(({ layer, x, y }, index) => {
      const below = index === 0 ? base : `stack${index}`;
      const result = index === placements.length - 1 ? 'picture' : `stack${index + 1}`;
      return `[${below}][${layer}]overlay=x='${x ?? '0'}':y='${y ?? '0'}':format=yuv444[${result}]`;
    })
    .join(';\n');
}

/** An expression over t: slides a strip that repeats every `periodPixels` to the left. */
export function slideLeft(pixelsPerSecond: number, periodPixels: number): string {
  return `-mod(t*${pixelsPerSecond},${periodPixels})`;
}

/** An expression that is 255 inside and 0 outside of an edge about 1.5 pixels soft; `inside` is the signed distance in pixels. */
export function softEdge(inside: string): string {
  return `255*clip((${inside})/1.5+0.5,0,1)`;
}

/** An expression that scatters small stars of three by three pixels above the row `untilY`. */
export function stars(untilY: number): string {
  const chance = 'mod(abs(sin(floor(X/3)*12.9898+floor(Y/3)*78.233)*43758.5453),1)';
  return `150*gt(${chance},0.9986)*lt(Y,${untilY})`;
}
