import type { PaletteHint } from '@fjernsyn/reference-catalogue';
import type { Palette, Print } from '../frame';

/** A light from five colours, the darkest first. */
export function palette(night: string, deep: string, middle: string, light: string, glow: string): Palette {
  return { night, deep, middle, light, glow };
}

/** The lights of each hour and weather. */
export const palettes: Readonly<Record<PaletteHint, readonly [Palette, ...Palette[]]>> = {
  night: [
    palette('#050b1c', '#12305a', '#3d6d92', '#a7c7cf', '#ffd79a'),
    palette('#0b1030', '#2d2a5c', '#5a63a8', '#c6c6ee', '#ffe1a6'),
    palette('#06131a', '#0f3542', '#2f6a74', '#9cc4bd', '#ffcf86'),
  ],
  dusk: [
    palette('#1a1633', '#6a3b5e', '#c96f5d', '#f0a562', '#ffd58a'),
    palette('#141433', '#3a2a5e', '#8a4468', '#f2955e', '#ffd27a'),
    palette('#0e1a2c', '#2f4a68', '#c98f6a', '#f3bd72', '#ffc873'),
    palette('#231326', '#5b2a45', '#b0563f', '#eda04f', '#ffd88c'),
  ],
  dawn: [
    palette('#17263a', '#4a5f7c', '#c39aa0', '#f6cfae', '#ffe3b0'),
    palette('#152a30', '#3f6a6e', '#a8b59a', '#f3d9a4', '#fff0c2'),
    palette('#2a2340', '#6a5580', '#d598a0', '#f8cfae', '#ffe6bd'),
  ],
  fog: [
    palette('#0a1c24', '#234a54', '#7d9d9b', '#e3cfa6', '#ffc468'),
    palette('#161d22', '#3d4f57', '#87979a', '#cfd2c6', '#ffd08a'),
    palette('#10201c', '#35514a', '#87a094', '#d6d6b8', '#f4bd6c'),
  ],
  storm: [
    palette('#0d141c', '#2a3c4c', '#5d7482', '#b8bfb4', '#f2b560'),
    palette('#14151f', '#38405a', '#6d7a92', '#c2c2c4', '#f7c47c'),
  ],
  frost: [
    palette('#1b2740', '#4a6284', '#94abc0', '#e0e6ea', '#f7cf96'),
    palette('#142a38', '#3c6a80', '#8bb5c0', '#dcecea', '#ffd69a'),
    palette('#262845', '#5c6390', '#a8adcb', '#e8e4ee', '#f9c58d'),
  ],
  summer: [
    palette('#12384a', '#2f7a8c', '#8fc0a8', '#f3dfa0', '#ffd36e'),
    palette('#1a3550', '#4a84a4', '#a8cbbf', '#f6e2b4', '#ffc766'),
    palette('#1d4038', '#4a8a68', '#b3c68a', '#f4e3a2', '#ffcb62'),
  ],
  autumn: [
    palette('#1c1210', '#5a2f22', '#b0592e', '#e9a650', '#ffd27e'),
    palette('#1a1a14', '#4a4326', '#93793a', '#dcb45c', '#ffd88e'),
    palette('#211018', '#632b36', '#a8503c', '#e39a56', '#ffce86'),
  ],
  candle: [
    palette('#160f12', '#3e2622', '#7f4a32', '#d99a58', '#ffc873'),
    palette('#0f1418', '#263438', '#5b5a4a', '#c99a5e', '#ffca78'),
    palette('#170f1e', '#3f2440', '#7d4450', '#d98f60', '#ffc57a'),
  ],
  sepia: [
    palette('#1a1512', '#4a3b2c', '#8d7454', '#d3b98a', '#f2d09a'),
    palette('#161817', '#3f453c', '#7f8066', '#cdbf92', '#f0cf94'),
  ],
  neon: [
    palette('#0d0a24', '#2e1d63', '#7a3f9f', '#f0668f', '#ffd166'),
    palette('#071a2c', '#0f4a6b', '#1f93a3', '#7fe0cf', '#ffb84d'),
    palette('#1a0b2e', '#4b1f6f', '#a83a86', '#ff8a6b', '#ffd77a'),
  ],
  candy: [
    palette('#2a1e5c', '#5a4fa8', '#b08fd8', '#f7d2e0', '#ffe08a'),
    palette('#123a66', '#2f7fb8', '#8fd0e8', '#fdf0c4', '#ffd84d'),
  ],
  meadow: [
    palette('#0f3a34', '#2f8a6c', '#8fcf9a', '#f6f0b8', '#ffd84d'),
    palette('#173a52', '#4f86a8', '#9cc3a4', '#f3e2ae', '#ffcf5c'),
  ],
  ocean: [
    palette('#031521', '#0a4a63', '#2fa0ad', '#c9f3ee', '#ffe0a0'),
    palette('#06182c', '#12456e', '#3f88ad', '#bfe0e4', '#ffcf85'),
    palette('#04201f', '#0f5550', '#3f9a86', '#cdeed6', '#ffdb96'),
  ],
};

/** The ink sets of printed pictures. */
export const prints: readonly [Print, ...Print[]] = [
  ['#28484a', '#efe7d6', '#d9583b', '#f0a33f', '#7b2e46'],
  ['#17282b', '#e2725b', '#f2c14e', '#e9e0cc', '#2f7f86'],
  ['#5c1f3a', '#a8382f', '#d9632f', '#f4b53f', '#2a9d8f'],
  ['#1d3f63', '#f4e9d2', '#2f5f8c', '#f29c4b', '#1d3f63'],
  ['#10292b', '#f2c14e', '#2f6f6a', '#e2725b', '#10292b'],
  ['#3b2f4f', '#e9d8c4', '#c8665a', '#e8b04e', '#547a86'],
  ['#23372c', '#e8dcc0', '#7fa06a', '#e39a4c', '#8a3a34'],
  ['#332019', '#f0dfc2', '#b5532f', '#e7ac52', '#3f6a68'],
];

/** Sky, ground, coat and accent of the children's worlds; the fifth is for what is left. */
export const kidsPrints: readonly [Print, ...Print[]] = [
  ['#8fd3d1', '#3f9a6b', '#f07b3a', '#ffd84d', '#ffffff'],
  ['#f7b95c', '#b8642f', '#7a4a8c', '#ffd84d', '#ffffff'],
  ['#ffd27a', '#e8935a', '#3b7fd0', '#ff6f61', '#ffffff'],
  ['#b9a2e8', '#6b57b8', '#ff7a6b', '#ffd84d', '#ffffff'],
  ['#bfe3a0', '#5f9e58', '#e0588a', '#ffc24d', '#ffffff'],
  ['#f7a8a0', '#c95a72', '#3aa981', '#ffd84d', '#ffffff'],
  ['#62c3e6', '#2f8fb8', '#ff8a4d', '#b86bd8', '#7ed66b'],
  ['#a9d8f0', '#5aa0c8', '#4b5a8c', '#ff7a6b', '#ffffff'],
  ['#f9d98c', '#7fb069', '#a8704a', '#f2645a', '#ffffff'],
];
