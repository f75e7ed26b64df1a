import { type Paint, slideLeft, softEdge, stack, stars, stillLayer } from './layers';
import type { Scene } from './scene';

const shoreline = 500;
const railY = 412;
const trainLength = 1890;
const trainPeriod = 2560;
const trainHeight = 112;

const moon = 'clip((58-hypot(X-1010,Y-170))/2+0.5,0,1)';
/* The lake mirrors the sky, so its rows are read from above the shoreline. */
const row = `if(lt(Y,${shoreline}),Y,${2 * shoreline}-Y)`;
const dusk = `pow(clip((${row})/${shoreline},0,1),2.2)`;
const dim = `if(lt(Y,${shoreline}),1,0.62)`;
const duskSky: Paint = {
  red: `clip((34+196*${dusk})*${dim}+${stars(260)}+190*${moon},0,252)`,
  green: `clip((20+84*${dusk})*${dim}+${stars(260)}+190*${moon},0,222)`,
  blue: `clip((66+46*${dusk})*${dim}+${stars(260)}+110*${moon},0,190)`,
};

const ridge = `(430-86*exp(-pow((X-330)/190,2))-124*exp(-pow((X-760)/230,2))-70*exp(-pow((X-1180)/150,2))+5*sin(X/19))`;
const mountains: Paint = {
  red: '54',
  green: '30',
  blue: '72',
  alpha: `if(lt(Y,${shoreline}),1,0.55)*${softEdge(`(${row})-${ridge}`)}`,
};

const arch = `hypot(mod(X,160)-80,(Y-${railY}-72)*if(lt(Y,${railY + 72}),1,0))-58`;
const bridge: Paint = {
  red: '24',
  green: '16',
  blue: '34',
  alpha: `${softEdge(`min(min(Y-${railY},${shoreline + 26}-Y),if(lt(Y,${railY + 14}),9,${arch}))`)}`,
};

const inCarriage = 'mod(X-190,340)';
const isEngine = 'lt(X,190)';
const body = `if(${isEngine},min(min(Y-22,92-Y),min(184-X,X-6-max(0,58-Y)*1.1)),min(min(Y-16,92-Y),min(${inCarriage}-2,332-${inCarriage})))`;
const wheel = `8-hypot(mod(X,85)-42,Y-100)`;
const isWindow =
  `if(${isEngine},between(X,48,84)*between(Y,32,54),` +
  `between(Y,32,60)*lt(mod(${inCarriage}-14,52),36)*between(${inCarriage},14,318)*gt(mod((floor((${inCarriage}-14)/52)+6*floor((X-190)/340))*5,13),1))`;
const isStripe = 'between(Y,70,75)';
const isBody = 'lt(Y,93)';
function trainColour(window: number, stripe: number, side: number): string {
  return `if(${isWindow},${window},if(${isBody},if(${isStripe},${stripe},${side}),14))`;
}
const train: Paint = {
  red: trainColour(255, 220, 30),
  green: trainColour(212, 190, 58),
  blue: trainColour(120, 130, 84),
  alpha: `lt(X,${trainLength})*${softEdge(`max(${body},${wheel})`)}`,
};

const ripple: Paint = {
  red: '250',
  green: '190',
  blue: '150',
  alpha: `46*clip((sin(2*PI*X*12/1280+2.2*sin(Y/11))*sin(Y/6)-0.7)/0.3,0,1)`,
};

const trainSize = { width: trainPeriod, height: trainHeight } as const;
const pass = `1280${slideLeft(200, trainPeriod)}`;
const trainY = railY - trainHeight + 4;
const mirrorY = 2 * shoreline + 26 - railY;

/** A night train: lit windows cross a viaduct and its mirror image in the lake, once in nearly thirteen seconds. */
export const nightTrain: Scene = {
  graph: [
    stillLayer('base', duskSky),
    stillLayer('mountains', mountains),
    stillLayer('bridge', bridge),
    stillLayer('ripple', ripple, { width: 1280, height: 190 }),
    `${stillLayer('train', train, trainSize)};[train]split=3[train1][train2][train3]`,
    `[train3]vflip,split=2[flip1][flip2];[flip1]colorchannelmixer=aa=0.42[mirror1];[flip2]colorchannelmixer=aa=0.42[mirror2]`,
    stack('base', [
      { layer: 'mountains' },
      { layer: 'mirror1', x: pass, y: String(mirrorY) },
      { layer: 'mirror2', x: `${pass}+${trainPeriod}`, y: String(mirrorY) },
      { layer: 'ripple', y: String(shoreline + 30) },
      { layer: 'train1', x: pass, y: String(trainY) },
      { layer: 'train2', x: `${pass}+${trainPeriod}`, y: String(trainY) },
      { layer: 'bridge' },
    ]),
  ].join(';\n'),
  chordHz: [146.83, 220, 293.66, 349.23],
  beepHz: 698.46,
  rateFactorOffset: 3,
};
