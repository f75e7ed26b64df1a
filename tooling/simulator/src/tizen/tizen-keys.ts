import type { SimulatorKey } from '../device/simulator-key';

/** A button of Samsung's: its name in the API and the number of its events. */
export interface TizenKey {
  readonly name: string;
  readonly code: number;
}

/** Buttons that need no registration. */
export const ownTizenKeys: Readonly<Partial<Record<SimulatorKey, TizenKey>>> = {
  left: { name: 'ArrowLeft', code: 37 },
  up: { name: 'ArrowUp', code: 38 },
  right: { name: 'ArrowRight', code: 39 },
  down: { name: 'ArrowDown', code: 40 },
  ok: { name: 'Enter', code: 13 },
  back: { name: 'XF86Back', code: 10009 },
};

/** Buttons that an application gets once it has registered them. */
export const askedTizenKeys: Readonly<Partial<Record<SimulatorKey, TizenKey>>> = {
  exit: { name: 'Exit', code: 10182 },
  play: { name: 'MediaPlay', code: 415 },
  pause: { name: 'MediaPause', code: 19 },
  playPause: { name: 'MediaPlayPause', code: 10252 },
  stop: { name: 'MediaStop', code: 413 },
  record: { name: 'MediaRecord', code: 416 },
  rewind: { name: 'MediaRewind', code: 412 },
  fastForward: { name: 'MediaFastForward', code: 417 },
  previous: { name: 'MediaTrackPrevious', code: 10232 },
  next: { name: 'MediaTrackNext', code: 10233 },
  channelUp: { name: 'ChannelUp', code: 427 },
  channelDown: { name: 'ChannelDown', code: 428 },
  red: { name: 'ColorF0Red', code: 403 },
  green: { name: 'ColorF1Green', code: 404 },
  yellow: { name: 'ColorF2Yellow', code: 405 },
  blue: { name: 'ColorF3Blue', code: 406 },
  info: { name: 'Info', code: 457 },
  guide: { name: 'Guide', code: 458 },
  search: { name: 'Search', code: 10225 },
  subtitles: { name: 'Caption', code: 10221 },
  digit0: { name: '0', code: 48 },
  digit1: { name: '1', code: 49 },
  digit2: { name: '2', code: 50 },
  digit3: { name: '3', code: 51 },
  digit4: { name: '4', code: 52 },
  digit5: { name: '5', code: 53 },
  digit6: { name: '6', code: 54 },
  digit7: { name: '7', code: 55 },
  digit8: { name: '8', code: 56 },
  digit9: { name: '9', code: 57 },
};

/** Further names that a set knows, without a button on the remote that is drawn. */
export const otherTizenKeys: readonly TizenKey[] = [
  { name: 'VolumeUp', code: 447 },
  { name: 'VolumeDown', code: 448 },
  { name: 'VolumeMute', code: 449 },
  { name: 'PreviousChannel', code: 10190 },
  { name: 'Source', code: 10072 },
  { name: 'Tools', code: 10135 },
  { name: 'Menu', code: 18 },
  { name: 'Minus', code: 189 },
  { name: 'E-Manual', code: 10146 },
  { name: 'PictureSize', code: 10140 },
  { name: 'Soccer', code: 10228 },
  { name: 'Teletext', code: 10200 },
  { name: 'Extra', code: 10253 },
];
