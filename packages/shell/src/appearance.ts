import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { DeviceInfo, KeyValueStore } from '@fjernsyn/platform';

/** Where the viewer's wishes for how things look are kept: names of modes, comma-separated, or `none` for none of them. */
export const appearanceKey = 'fjernsyn.appearance';

/** A wish for how things look, or a need of the device. */
export type AppearanceMode = 'highContrast' | 'largeText' | 'reducedMotion' | 'plain';

const modes: readonly AppearanceMode[] = ['highContrast', 'largeText', 'reducedMotion', 'plain'];

/** How things look on this set, which the viewer may change. */
export interface Appearance {
  readonly modes: Observed<readonly AppearanceMode[]>;
  /** Turns a mode on or off, for this set and from now on; what the set demands stays. */
  toggle(mode: AppearanceMode): void;
}

/** Makes the {@link Appearance} of a set. */
export function createAppearance(store: KeyValueStore, device: DeviceInfo, configured: readonly string[]): Appearance {
  const read = (): readonly AppearanceMode[] => appearanceModes(store, device, configured);
  const observed = createObservable(read());
  return {
    modes: observed,
    toggle(mode) {
      const before = observed.get();
      const next = before.includes(mode) ? before.filter((each) => each !== mode) : [...before, mode];
      store.write(appearanceKey, next.join(',') || 'none');
      observed.set(read());
    },
  };
}

/**
 * The modes that the viewer has chosen on this set, or without a choice those of the configuration and what its system asks for, and those that
 * its device class demands.
 */
export function appearanceModes(
  store: KeyValueStore,
  device: DeviceInfo,
  configured: readonly string[],
): readonly AppearanceMode[] {
  const { deviceClass, timing } = device;
  const asked = device.isContrastWanted ? [...configured, 'highContrast'] : configured;
  const kept = store.read(appearanceKey)?.split(',') ?? [];
  const chosen = kept.some((name) => name === 'none' || modes.some((mode) => mode === name)) ? kept : asked;
  const demanded: readonly AppearanceMode[] =
    deviceClass.animation === 'none'
      ? ['plain', 'reducedMotion']
      : deviceClass.animation === 'reduced' || timing.scrollMs === 0
        ? ['reducedMotion']
        : [];
  return modes.filter((mode) => chosen.includes(mode) || demanded.includes(mode));
}
