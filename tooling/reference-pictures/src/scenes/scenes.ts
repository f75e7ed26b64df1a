import type { Scene } from '../scene';
import { bridge } from './bridge';
import { castle } from './castle';
import { chair } from './chair';
import { church } from './church';
import { city } from './city';
import { corridor } from './corridor';
import { crest } from './crest';
import { farm } from './farm';
import { fence } from './fence';
import { forest } from './forest';
import { garden } from './garden';
import { geo } from './geo';
import { harbour } from './harbour';
import { horizon } from './horizon';
import { island } from './island';
import { library } from './library';
import { lighthouse } from './lighthouse';
import { loaves } from './loaves';
import { marsh } from './marsh';
import { moons } from './moons';
import { mountains } from './mountains';
import { nightSky } from './night-sky';
import { pitch } from './pitch';
import { plates } from './plates';
import { playground } from './playground';
import { portrait } from './portrait';
import { race } from './race';
import { road } from './road';
import { room } from './room';
import { rowing } from './rowing';
import { sea } from './sea';
import { shuttle } from './shuttle';
import { stadium } from './stadium';
import { stage } from './stage';
import { studio } from './studio';
import { table } from './table';
import { train } from './train';
import { turbines } from './turbines';
import { underIce } from './under-ice';
import { vinyl } from './vinyl';
import { winter } from './winter';
import { word } from './word';
import { workshop } from './workshop';

/** Every scene by name. */
export const scenes = {
  bridge,
  castle,
  chair,
  church,
  city,
  corridor,
  crest,
  farm,
  fence,
  forest,
  garden,
  geo,
  harbour,
  horizon,
  island,
  library,
  lighthouse,
  loaves,
  marsh,
  moons,
  mountains,
  nightSky,
  pitch,
  plates,
  playground,
  portrait,
  race,
  road,
  room,
  rowing,
  sea,
  shuttle,
  stadium,
  stage,
  studio,
  table,
  train,
  turbines,
  underIce,
  vinyl,
  winter,
  word,
  workshop,
} as const satisfies Readonly<Record<string, Scene>>;

/** The name of a scene. */
export type SceneName = keyof typeof scenes;
