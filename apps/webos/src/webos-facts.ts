import { attempt, type SetFacts } from '@fjernsyn/browser';
import { asRecord, readJson } from '@fjernsyn/kernel';
import { type WebosWindow, webosSystemOf } from './webos-api';

/** What a set by LG tells of itself. Nothing of it names the set or its owner. */
export interface WebosFacts extends SetFacts {
  /** The language of its menus, as BCP 47; undefined where it does not tell. */
  readonly language: string | undefined;
}

/** Reads the {@link WebosFacts}. Its version says little of its year, as LG renews old sets. */
export function readWebosFacts(window: WebosWindow): WebosFacts {
  const system = webosSystemOf(window);
  const told = asRecord(readJson(attempt(() => String(system?.deviceInfo))));
  const language = attempt(() => system?.locale);
  return {
    target: 'webos',
    serviceDevice: 'tv_webos',
    model: typeof told?.modelName === 'string' ? told.modelName : '',
    language: typeof language === 'string' && language !== '' ? language : undefined,
  };
}
