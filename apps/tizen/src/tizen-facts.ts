import { attempt, type SetFacts } from '@fjernsyn/browser';
import type { TizenWindow } from './tizen-api';

/** What a Samsung set tells of itself. Nothing of it names the set or its owner. */
export function readTizenFacts({ webapis }: TizenWindow): SetFacts {
  const product = webapis?.productinfo;
  const model = attempt(() => product?.getModelCode()) ?? '';
  const line = /^(\d\d)_/.exec(model)?.[1];
  const screenLines = attempt(() => product && (product.is8KPanelSupported() ? 4320 : 0));
  const isUhd = attempt(() => product?.isUdPanelSupported());
  return {
    target: 'tizen',
    serviceDevice: 'tv_tizen',
    model,
    modelYear: line === undefined ? undefined : 2000 + Number(line),
    // Sets before 2018 do not know the question for 8K.
    screenLines: screenLines || (isUhd === undefined ? undefined : isUhd ? 2160 : 1080),
  };
}

/** Whether the set's own voice guide reads what has focus. */
export function hasVoiceGuide({ webapis }: TizenWindow): boolean | undefined {
  const state = attempt(() => webapis?.tvinfo?.getMenuValue(voiceGuideKey));
  return state === undefined ? undefined : Number(state) === 1;
}

/** `TvInfoMenuKey.VOICE_GUIDE_KEY`. */
const voiceGuideKey = 15;
