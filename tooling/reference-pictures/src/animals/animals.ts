import type { Animal } from '../frame';
import { dragon } from './dragon';
import { drummers } from './drummers';
import type { AnimalPainter } from './face';
import { fox } from './fox';
import { mouse } from './mouse';
import { owl } from './owl';
import { pancake } from './pancake';
import { robot } from './robot';
import { bear, cat, frog, penguin, rabbit } from './round-animal';
import { snail } from './snail';
import { whaleOnWheels } from './whale-on-wheels';

/** Who can be drawn, by name. */
export const animals = {
  bear,
  cat,
  dragon,
  drummers,
  fox,
  frog,
  mouse,
  owl,
  pancake,
  penguin,
  rabbit,
  robot,
  snail,
  whale: whaleOnWheels,
} as const satisfies Readonly<Record<Animal, AnimalPainter>>;

/** The names, for a choice by seed. */
export const animalNames = Object.keys(animals) as [Animal, ...Animal[]];
