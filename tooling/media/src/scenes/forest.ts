import { lightLayer, type Paint, softEdge, stack, stillLayer } from './layers';
import type { Scene } from './scene';

const glow = 'exp(-hypot(X-820,(Y-170)*1.2)/330)';
const mist: Paint = {
  red: `58+180*${glow}`,
  green: `104+140*${glow}`,
  blue: `66+96*${glow}`,
};

interface Trunks {
  readonly spacing: number;
  readonly count: number;
  readonly halfWidth: number;
  readonly colour: readonly [number, number, number];
}

function trunks({ spacing, count, halfWidth, colour }: Trunks): Paint {
  const index = `mod(floor(X/${spacing}),${count})`;
  const centre = `(${spacing / 2}+${spacing * 0.26}*sin(${index}*2.4+1))`;
  const lean = `(3*sin(Y/150+${index})+(360-Y)*0.03*sin(${index}*1.7))`;
  const width = `(${halfWidth}*(0.7+0.3*sin(${index}*3.1))+${halfWidth}*pow(Y/720,6))`;
  const bark = `(1+0.16*(mod(X,${spacing})-${centre})/${halfWidth})`;
  return {
    red: `clip(${colour[0]}*${bark},0,255)`,
    green: `clip(${colour[1]}*${bark},0,255)`,
    blue: `clip(${colour[2]}*${bark},0,255)`,
    alpha: softEdge(`${width}-abs(mod(X,${spacing})-${centre}-${lean})`),
  };
}

const turn = '(2*PI*X/1280)';
const leaves: Paint = {
  red: '34+Y*0.14',
  green: '82+Y*0.2',
  blue: '40+Y*0.1',
  alpha: softEdge(`96+34*sin(${turn}*3)+20*sin(${turn}*7+1)+12*abs(sin(${turn}*19))-Y`),
};
const ground: Paint = {
  red: '46-Y*0.12',
  green: '92-Y*0.22',
  blue: '42-Y*0.1',
  alpha: softEdge(`Y-34-14*sin(${turn}*2)-8*sin(${turn}*5+2)-7*abs(sin(${turn}*40))`),
};
const fern: Paint = {
  red: '16',
  green: '44-Y*0.1',
  blue: '22',
  alpha: softEdge(`Y-60-26*sin(${turn}*3+1)-30*abs(sin(${turn}*22))*abs(sin(${turn}*3))`),
};

const angle = 'atan2(Y+26,X-104)';
const shafts = `(0.5+0.5*sin(${angle}*26+T*0.5))*(0.5+0.5*sin(${angle}*11-T*0.3))*exp(-hypot(X-104,Y+10)/95)`;

const moteSize = 44;
const mote: Paint = {
  red: '255',
  green: '250',
  blue: '190',
  alpha: `235*exp(-pow(hypot(X-${moteSize / 2},Y-${moteSize / 2})/7,2))`,
};

function drifting(layer: string, x: number, y: number, phase: number) {
  return { layer, x: `${x}+130*sin(t*0.42+${phase})`, y: `${y}+46*sin(t*0.66+${phase * 2})` };
}

/** A green forest on a still morning: shafts of sun move between the trees, and three specks of light drift in them. */
export const forest: Scene = {
  graph: [
    stillLayer('base', mist),
    stillLayer('far', trunks({ spacing: 128, count: 10, halfWidth: 11, colour: [92, 128, 88] })),
    stillLayer('middle', trunks({ spacing: 256, count: 5, halfWidth: 22, colour: [62, 70, 46] })),
    stillLayer('close', trunks({ spacing: 640, count: 2, halfWidth: 48, colour: [34, 34, 26] })),
    stillLayer('leaves', leaves, { width: 1280, height: 180 }),
    stillLayer('ground', ground, { width: 1280, height: 190 }),
    stillLayer('fern', fern, { width: 1280, height: 130 }),
    lightLayer('sun', '0xFFF7C0', `200*(${shafts})`, { width: 160, height: 90 }),
    `${stillLayer('mote', mote, { width: moteSize, height: moteSize })};[mote]split=3[mote1][mote2][mote3]`,
    stack('base', [
      { layer: 'far' },
      { layer: 'ground', y: '530' },
      { layer: 'middle' },
      { layer: 'leaves' },
      { layer: 'sun' },
      drifting('mote1', 560, 420, 0),
      drifting('mote2', 780, 330, 2),
      { layer: 'close' },
      drifting('mote3', 1010, 470, 4),
      { layer: 'fern', y: '590' },
    ]),
  ].join(';\n'),
  chordHz: [196, 246.94, 293.66, 392],
  beepHz: 1046.5,
  rateFactorOffset: 0,
};
