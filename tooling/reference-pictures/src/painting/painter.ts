import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Frame } from '../frame';
import { alpha } from './colours';

/** What fills a shape: a colour or a gradient. */
export type Fill = SKRSContext2D['fillStyle'];

/** A colour's place on a gradient, from 0 to 1. */
export type Stops = readonly (readonly [place: number, colour: string])[];

/** The plain shapes of every scene, drawn on one canvas. */
export type Painter = ReturnType<typeof createPainter>;

/** Makes a painter for a frame. Measures are px. */
export function createPainter(context: SKRSContext2D, frame: Frame) {
  const { width, height } = frame;

  function gradient(x0: number, y0: number, x1: number, y1: number, stops: Stops): Fill {
    const made = context.createLinearGradient(x0, y0, x1, y1);
    for (const [place, colour] of stops) made.addColorStop(place, colour);
    return made;
  }
  function path(trace: (on: SKRSContext2D) => void, fill: Fill): void {
    context.beginPath();
    trace(context);
    context.fillStyle = fill;
    context.fill();
  }
  function box(x: number, y: number, wide: number, high: number, fill: Fill): void {
    context.fillStyle = fill;
    context.fillRect(x, y, wide, high);
  }
  /** Draws inside a shape alone, or in another blend; everything is as before afterwards. */
  function within(trace: ((on: SKRSContext2D) => void) | 'light', draw: () => void): void {
    context.save();
    if (trace === 'light') context.globalCompositeOperation = 'screen';
    else {
      context.beginPath();
      trace(context);
      context.clip();
    }
    draw();
    context.restore();
  }
  function stroke(trace: (on: SKRSContext2D) => void, colour: Fill, thick: number): void {
    context.beginPath();
    trace(context);
    context.strokeStyle = colour;
    context.lineWidth = thick;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke();
  }

  return {
    context,
    gradient,
    path,
    box,
    within,
    stroke,
    /** Fills the frame from top to bottom. */
    sky: (stops: Stops) => box(0, 0, width, height, gradient(0, 0, 0, height, stops)),
    /** A soft round light. */
    glow(x: number, y: number, radius: number, colour: string, strength: number): void {
      const light = context.createRadialGradient(x, y, 0, x, y, radius);
      light.addColorStop(0, alpha(colour, strength));
      light.addColorStop(0.35, alpha(colour, strength * 0.45));
      light.addColorStop(1, alpha(colour, 0));
      within('light', () => box(x - radius, y - radius, radius * 2, radius * 2, light));
    },
    disc: (x: number, y: number, radius: number, fill: Fill) =>
      path((on) => on.arc(x, y, Math.max(0, radius), 0, Math.PI * 2), fill),
    oval: (x: number, y: number, radiusX: number, radiusY: number, fill: Fill, turn = 0) =>
      path((on) => on.ellipse(x, y, Math.max(0, radiusX), Math.max(0, radiusY), turn, 0, Math.PI * 2), fill),
    /** A shape through points, written x, y, x, y … */
    shape(points: readonly number[], fill: Fill): void {
      path((on) => {
        for (let index = 0; index + 1 < points.length; index += 2)
          on.lineTo(points[index] ?? 0, points[index + 1] ?? 0);
        on.closePath();
      }, fill);
    },
    line(points: readonly number[], colour: Fill, thick: number): void {
      stroke(
        (on) => {
          for (let index = 0; index + 1 < points.length; index += 2)
            on.lineTo(points[index] ?? 0, points[index + 1] ?? 0);
        },
        colour,
        thick,
      );
    },
    rounded: (x: number, y: number, wide: number, high: number, radius: number, fill: Fill) =>
      path((on) => on.roundRect(x, y, wide, high, radius), fill),
    /** A band of haze around a height. */
    mist(y: number, reach: number, colour: string, strength: number): void {
      const stops: Stops = [
        [0, alpha(colour, 0)],
        [0.5, alpha(colour, strength)],
        [1, alpha(colour, 0)],
      ];
      box(0, y - reach, width, reach * 2, gradient(0, y - reach, 0, y + reach, stops));
    },
  };
}
