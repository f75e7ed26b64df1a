/** A tile of the floor page. */
export interface FloorTile {
  readonly id: string;
  readonly title: string;
  readonly meta: string;
  readonly badge: string | undefined;
  readonly image: string;
}

/** A rail of the floor page. */
export interface FloorRail {
  readonly shape: 'wide' | 'poster';
  readonly title: string;
  readonly tiles: readonly FloorTile[];
}

/** What the floor page reads of the service's answer. */
export interface SentHome {
  readonly entries: readonly {
    readonly template: string;
    readonly title: string;
    readonly list: { readonly items: readonly SentItem[] };
  }[];
}

interface SentItem {
  readonly id: string;
  readonly title: string;
  readonly badge?: string;
  readonly images: { readonly tile?: string; readonly poster?: string };
  readonly customFields?: { readonly ExtraDetails?: string };
}

const sizes = { wide: 'Width=256&Height=144', poster: 'Width=160&Height=240' } as const;

/** The rails of the product's long home, with as much of each item as a tile shows. */
export function toFloorHome({ entries }: SentHome): readonly FloorRail[] {
  return entries.map(({ template, title, list }, rail) => {
    const shape = template.startsWith('P') ? 'poster' : 'wide';
    return {
      shape,
      title,
      tiles: list.items.map(({ images, customFields, ...item }, index) => ({
        id: `${rail}/${index}`,
        title: item.title,
        meta: customFields?.ExtraDetails ?? '',
        badge: item.badge,
        image: ((shape === 'poster' ? images.poster : undefined) ?? images.tile ?? '').replace(
          /Width=\d+&Height=\d+/,
          sizes[shape],
        ),
      })),
    };
  });
}
