import { asRecord, readJson } from '@fjernsyn/kernel';
/** The configuration that the page carries. */
export interface PageConfiguration {
  /** Address of the player's script. */
  readonly playerUrl: string;
  /** Names the broadcaster's Cast receiver; undefined where there is none. */
  readonly castApplicationId: string | undefined;
  /** All of it, unread; undefined where the page carries none or a broken one, which the application then reports. */
  readonly values: unknown;
}

/** Reads the data block that the packager wrote into the page. */
export function readConfiguration(document: Document): PageConfiguration {
  const values = readJson(document.getElementById('configuration')?.textContent);
  const { playerUrl, castApplicationId } = asRecord(values) ?? {};
  return {
    values,
    playerUrl: typeof playerUrl === 'string' ? playerUrl : '',
    castApplicationId:
      typeof castApplicationId === 'string' && castApplicationId !== '' ? castApplicationId : undefined,
  };
}
