import type { Brand, Universe } from '@fjernsyn/brand';
import { avatarPicture, hourOf, universeHour } from '@fjernsyn/ui';

/** The picture of the chosen profile, as an address: of its universe where one is shown, else by its colour. */
export function drawAvatar(
  { id, color }: { readonly id: string; readonly color: string | undefined },
  universe: Universe | undefined,
  brand: Brand,
): string {
  const hour =
    universe === undefined
      ? hourOf(color ?? '', id)
      : universeHour({ ...brand.color, ...universe.look.color }, brand.universes.indexOf(universe));
  return avatarPicture(hour);
}
