import { asRecord, readJson } from '@fjernsyn/kernel';
import type { PlayerScripts } from '../media/shaka/load-shaka';

/** The configuration that the page carries. */
export interface PageConfiguration {
  readonly playerScripts: PlayerScripts;
  /** Names the broadcaster's Cast receiver; undefined where there is none. */
  readonly castApplicationId: string | undefined;
  /** All of it, unread; undefined where the page carries none or a broken one, which the application then reports. */
  readonly values: unknown;
}

/** Reads the data block that the packager wrote into the page. */
export function readConfiguration(document: Document): PageConfiguration {
  const values = readJson(document.getElementById('configuration')?.textContent);
  const { playerUrl, fullPlayerUrl, castApplicationId } = asRecord(values) ?? {};
  return {
    values,
    playerScripts: {
      scriptUrl: typeof playerUrl === 'string' ? playerUrl : '',
      fullScriptUrl: typeof fullPlayerUrl === 'string' ? fullPlayerUrl : undefined,
    },
    castApplicationId:
      typeof castApplicationId === 'string' && castApplicationId !== '' ? castApplicationId : undefined,
  };
}
