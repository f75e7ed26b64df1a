import type { Brand } from '@fjernsyn/brand';
import { avatarPicture } from '@fjernsyn/ui';
import { profileHour } from '../overlay/profiles/profile-hour';

/** The picture of the chosen profile, as an address. */
export function drawAvatar(profile: Parameters<typeof profileHour>[0], brand: Brand): string {
  return avatarPicture(profileHour(profile, brand));
}
