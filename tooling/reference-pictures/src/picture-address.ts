/** The roles pictures are drawn for; the number is the last digit of the ImageId. */
export const pictureRoles = {
  tile: 1,
  wallpaper: 2,
  poster: 3,
  square: 4,
  logo: 5,
  hero7x1: 6,
  block: 7,
  custom: 8,
  hero3x1: 9,
} as const;

/** What a picture is for. */
export type PictureRole = keyof typeof pictureRoles;

const sizes: Readonly<Record<PictureRole, readonly [width: number, height: number]>> = {
  tile: [1920, 1080],
  wallpaper: [1920, 1080],
  poster: [1440, 2160],
  square: [2048, 2048],
  logo: [1120, 240],
  hero7x1: [2100, 300],
  block: [1600, 1200],
  custom: [2100, 150],
  hero3x1: [2100, 700],
};

/** The ImageId of a picture that is named but does not exist. */
export const missingImageId = '70000000';

/** The size a picture is handed out in. */
export function pictureSize(role: PictureRole): readonly [width: number, height: number] {
  return sizes[role];
}

/** The address of a picture, written as the service writes it: texts in quotes, numbers bare. */
export function pictureAddress(cdnUrl: string, entityId: string, role: PictureRole, entityType = 'Item'): string {
  const [width, height] = sizes[role];
  const imageId = `7${entityId}${pictureRoles[role]}`;
  const format = role === 'logo' ? 'png' : 'jpg';
  return `${cdnUrl}/shain/v1/dataservice/ResizeImage/$value?Format='${format}'&Quality=85&EntityType='${entityType}'&EntityId='${entityId}'&Width=${width}&Height=${height}&ImageId='${imageId}'`;
}

/** The images of an item in some roles. */
export function pictures(
  cdnUrl: string,
  entityId: string,
  roles: readonly PictureRole[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(roles.map((role) => [role, pictureAddress(cdnUrl, entityId, role)]));
}
