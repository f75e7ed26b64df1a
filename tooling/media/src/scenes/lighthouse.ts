import { lightLayer, type Paint, slideLeft, softEdge, stack, stars, stillLayer } from './layers';
import type { Scene } from './scene';

const horizon = 450;
const lamp = { x: 950, y: 208 };
const maskScale = 5;
const turn = '(2*PI*T/8)';

const moon = 'clip((36-hypot(X-540,Y-130))/2+0.5,0,1)';
const moonGlow = '60*exp(-hypot(X-540,Y-130)/90)';
const height = `clip(Y/${horizon},0,1)`;
const isSky = `lt(Y,${horizon})`;
const depth = `clip((Y-${horizon})/270,0,1)`;

const skyAndSea: Paint = {
  red: `clip(if(${isSky},8+38*pow(${height},3)+${moonGlow}+${stars(400)},12-6*${depth})+215*${moon},0,245)`,
  green: `clip(if(${isSky},14+62*pow(${height},2)+${moonGlow}+${stars(400)},52-34*${depth})+205*${moon},0,238)`,
  blue: `clip(if(${isSky},46+70*${height}+${moonGlow}+${stars(400)},96-52*${depth})+150*${moon},0,220)`,
};

function waves(count: number, rows: number): Paint {
  const crest = `clip((sin(2*PI*X*${count}/1280+2.6*sin(Y/${rows}))*sin(Y/${rows}*2.1)-0.62)/0.38,0,1)`;
  return { red: '120', green: '170', blue: '205', alpha: `70*${crest}` };
}

const shoreTop = '(650-172*exp(-pow((X-950)/190,2))+7*sin(X/17)+4*sin(X/7))';
const shore: Paint = { red: '7', green: '11', blue: '18', alpha: softEdge(`Y-${shoreTop}`) };

const halfWidth = `if(lt(Y,160),-9,if(lt(Y,188),(Y-160)*0.9,if(lt(Y,228),17,if(lt(Y,238),38,24+(Y-238)*0.06))))`;
const isRed = 'mod(floor((Y-238)/52),2)';
const shade = '(1-0.5*clip((X-925)/60,0,1))';
function towerColour(roof: number, glass: number, white: number, red: number): string {
  return `if(lt(Y,188),${roof},if(lt(Y,228),${glass},if(lt(Y,238),${roof},if(${isRed},${red},${white})*${shade})))`;
}
const tower: Paint = {
  red: towerColour(120, 255, 214, 176),
  green: towerColour(34, 226, 216, 42),
  blue: towerColour(40, 150, 222, 48),
  alpha: softEdge(`if(gt(Y,520),-9,${halfWidth}-abs(X-${lamp.x}))`),
};

const away = `(X-${lamp.x / maskScale})`;
const aside = `((Y-${lamp.y / maskScale})-0.2*sin(${turn})*${away})/(1.8+0.11*abs(${away}))`;
const beam =
  `gt(${away}*cos(${turn}),0)*sqrt(abs(cos(${turn})))*exp(-pow(${aside},2))` +
  `*exp(-abs(${away})/(24+152*abs(cos(${turn}))))`;
const flare = `exp(-pow(hypot(${away},Y-${lamp.y / maskScale})/(4+27*pow(max(sin(${turn}),0),6)),2))`;

/** A lighthouse on a rock: its beam goes round every eight seconds over a moonlit sea. */
export const lighthouse: Scene = {
  graph: [
    stillLayer('base', skyAndSea),
    stillLayer('far', waves(20, 7), { width: 1280, height: 120 }),
    stillLayer('near', waves(9, 17), { width: 2560, height: 180 }),
    stillLayer('shore', shore),
    stillLayer('tower', tower),
    lightLayer('beam', '0xFFF0BE', `255*clip(0.86*(${beam})+0.9*(${flare}),0,1)`, { width: 256, height: 144 }),
    stack('base', [
      { layer: 'far', y: String(horizon + 6) },
      { layer: 'near', x: slideLeft(25, 1280), y: '540' },
      { layer: 'beam' },
      { layer: 'shore' },
      { layer: 'tower' },
    ]),
  ].join(';\n'),
  chordHz: [110, 164.81, 220, 261.63],
  beepHz: 880,
  rateFactorOffset: 0,
};
