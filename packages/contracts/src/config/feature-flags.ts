import { isRecord } from '@fjernsyn/kernel';
import { readFlag } from '../wire/flag';

/** Switches by name; one that is not a yes or no is off. */
export type FeatureFlags = Readonly<Record<string, boolean>>;

/** The switches of the configuration; undefined where none were sent. */
export function readFeatureFlags(value: unknown): FeatureFlags | undefined {
  if (!isRecord(value)) return undefined;
  const flags: Record<string, boolean> = {};
  for (const name of Object.keys(value)) flags[name] = readFlag(value[name]) === true;
  return flags;
}
