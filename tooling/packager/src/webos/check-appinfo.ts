import { isBlankPng } from '../files/blank-png';
import type { Complaint, MadeFile } from '../files/made-file';
import { pngSize } from '../files/png-size';

/** A manifest as it lies in a package, whatever is in it. */
type Manifest = Readonly<Record<string, unknown>>;

interface Rule {
  readonly isKept: (manifest: Manifest) => boolean;
  readonly rule: string;
  readonly remedy: string;
}

const needed = ['id', 'title', 'type', 'main', 'icon', 'version'] as const;
/** What is written nowhere by LG must not be in a store's package. */
const undocumented = ['supportQuickStart', 'deeplinkingParams', 'inAppSearchParams', 'dialAppName', 'trustLevel'];

const rules: readonly Rule[] = [
  {
    isKept: (manifest) => needed.every((key) => typeof manifest[key] === 'string' && manifest[key] !== ''),
    rule: `A manifest has ${needed.join(', ')}.`,
    remedy: 'Write what is missing in appinfo.ts.',
  },
  {
    isKept: ({ id }) => typeof id === 'string' && /^[a-z0-9][a-z0-9.-]+$/.test(id),
    rule: 'The id holds lower-case letters, digits, dots and dashes.',
    remedy: 'Set `stores.webos.id` in the brand’s file; it cannot be changed once published.',
  },
  {
    isKept: ({ id }) => typeof id !== 'string' || !/^com\.(lge|webos|palm|palmdts)\b/.test(id),
    rule: 'Ids that begin with com.lge, com.webos, com.palm or com.palmdts are LG’s own.',
    remedy: 'Begin `stores.webos.id` in the brand’s file with a domain of yours.',
  },
  {
    isKept: ({ version }) => typeof version === 'string' && /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version),
    rule: 'The version is three whole numbers without zeros before them.',
    remedy: 'Set `version` in product-facts.ts.',
  },
  {
    isKept: ({ disableBackHistoryAPI }) => disableBackHistoryAPI === true,
    rule: 'disableBackHistoryAPI is not true: the set itself answers Back, over our dialogs.',
    remedy: 'Set it in appinfo.ts.',
  },
  {
    isKept: ({ accessibility }) => (accessibility as Manifest | undefined)?.supportsAudioGuidance === true,
    rule: 'accessibility.supportsAudioGuidance is not true: the set reads nothing aloud.',
    remedy: 'Set it in appinfo.ts.',
  },
  {
    isKept: ({ resolution }) => resolution === '1920x1080' || resolution === '1280x720',
    rule: 'The resolution is 1920x1080 or 1280x720.',
    remedy: 'Set it in appinfo.ts.',
  },
  {
    isKept: (manifest) => undocumented.every((key) => !(key in manifest)),
    rule: `A store’s manifest has none of ${undocumented.join(', ')}.`,
    remedy: 'Take them out of appinfo.ts.',
  },
];

/** Sizes of the pictures in px, and whether one has to show something. */
const pictures = {
  icon: { size: [80, 80], mayBeBlank: false },
  largeIcon: { size: [130, 130], mayBeBlank: false },
  bgImage: { size: [1920, 1080], mayBeBlank: true },
  splashBackground: { size: [1920, 1080], mayBeBlank: true },
};

/** What LG's store would refuse of a manifest and the files that it names, each with its remedy; its packager lets most of it through. */
export function checkAppinfo(manifest: Manifest, files: readonly MadeFile[]): readonly Complaint[] {
  return [
    ...rules.filter(({ isKept }) => !isKept(manifest)).map(({ rule, remedy }) => ({ rule, remedy })),
    ...mainComplaints(manifest, files),
    ...Object.entries(pictures).flatMap(([key, wanted]) => {
      const fault = pictureFault(
        files.find(({ path }) => path === manifest[key]),
        wanted,
      );
      return fault === undefined ? [] : [{ rule: `${key} ${fault}.`, remedy: 'Draw it anew: icon-plans.ts.' }];
    }),
  ];
}

function mainComplaints({ main }: Manifest, files: readonly MadeFile[]): readonly Complaint[] {
  if (files.some(({ path }) => path === main)) return [];
  return [
    {
      rule: `The start page ${String(main)} is not in the package.`,
      remedy: 'Name the page of the site as `main` in appinfo.ts.',
    },
  ];
}

function pictureFault(
  file: MadeFile | undefined,
  { size, mayBeBlank }: (typeof pictures)[keyof typeof pictures],
): string | undefined {
  const found = file && pngSize(file.contents);
  if (file === undefined || found?.join() !== size.join())
    return `is no PNG of ${size.join(' × ')} px, but ${found?.join(' × ') ?? 'none at all'}`;
  return !mayBeBlank && isBlankPng(file.contents) ? 'is blank' : undefined;
}
