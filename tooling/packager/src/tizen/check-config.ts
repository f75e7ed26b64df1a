import { isBlankPng } from '../files/blank-png';
import type { Complaint, MadeFile } from '../files/made-file';
import { pngSize } from '../files/png-size';
import { privilegeLevel } from './privileges';

/** What a manifest is held against before a store does it. */
interface Rule {
  readonly isKept: (config: string) => boolean;
  readonly rule: string;
  readonly remedy: string;
}

const versionForm = /<widget[^>]* version="(\d{1,3})\.(\d{1,3})\.(\d{1,5})"/;
/** Side of the icon in a package, in px, as Samsung's own template has it. */
const iconSide = 117;

const rules: readonly Rule[] = [
  {
    isKept: (config) => {
      const [, major = '999', minor = '999', micro = '99999'] = versionForm.exec(config) ?? [];
      return Number(major) < 256 && Number(minor) < 256 && Number(micro) < 65_536;
    },
    rule: 'The version has three numbers: to 255, to 255 and to 65535.',
    remedy: 'Set `version` in product-facts.ts.',
  },
  {
    isKept: (config) => /<tizen:application id="([0-9A-Za-z]{10})\.[0-9A-Za-z]+" package="\1"/.test(config),
    rule: 'The package id has ten letters or digits, and the application id begins with it.',
    remedy: 'Set `stores.tizen` in the brand’s file.',
  },
  {
    isKept: (config) => config.includes('name="http://tizen.org/privilege/tv.inputdevice"'),
    rule: 'The privilege tv.inputdevice is missing: without it no button but arrows, OK and Back reaches the application.',
    remedy: 'Add http://tizen.org/privilege/tv.inputdevice to the privileges of config-xml.ts.',
  },
  {
    isKept: (config) => config.includes('name="http://tizen.org/privilege/internet"'),
    rule: 'The privilege internet is missing: the application reaches no service.',
    remedy: 'Add http://tizen.org/privilege/internet to the privileges of config-xml.ts.',
  },
  {
    isKept: (config) => valuesOf(config, 'content', 'src').length === 1,
    rule: 'A manifest names one start page.',
    remedy: 'Name it in the `content` of config-xml.ts.',
  },
  {
    isKept: (config) => /<name>\s*[^<\s]/.test(config) && /<description>\s*[^<\s]/.test(config),
    rule: 'The application has a name and a description.',
    remedy: 'Set `name` and `stores.description` in the brand’s file.',
  },
  {
    isKept: (config) => !config.includes('background-support="enable"'),
    rule: 'background-support="enable" is refused.',
    remedy: 'Set it to disable in config-xml.ts.',
  },
  {
    isKept: (config) => !config.includes('allow.mixedcontent') && !config.includes('context-menu="enable"'),
    rule: 'This is the development variant: it opens a menu of the browser, and pages without TLS.',
    remedy: 'Package with --variant store.',
  },
  {
    isKept: (config) => config.includes('<tizen:profile name="tv-samsung"/>'),
    rule: 'The profile is not tv-samsung.',
    remedy: 'Name tv-samsung in config-xml.ts.',
  },
];

/** What Samsung's store would refuse of a manifest and the files that it names, each with its remedy; nothing where it would take all. */
export function checkConfig(config: string, files: readonly MadeFile[]): readonly Complaint[] {
  return [
    ...rules.filter(({ isKept }) => !isKept(config)).map(({ rule, remedy }) => ({ rule, remedy })),
    ...valuesOf(config, 'tizen:privilege', 'name').flatMap(privilegeComplaints),
    ...missingFiles(config, files),
    ...iconComplaints(config, files),
  ];
}

/** The values of an attribute, of every element of the name. */
function valuesOf(config: string, element: string, attribute: string): readonly string[] {
  const tags = config.matchAll(new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'g'));
  return Array.from(tags, ([, value = '']) => value);
}

function privilegeComplaints(privilege: string): readonly Complaint[] {
  switch (privilegeLevel(privilege)) {
    case 'public':
      return [];
    case 'partner':
      return [
        {
          rule: `The privilege ${privilege} is for partners, and is refused from anybody else.`,
          remedy: 'Take it out of the privileges of config-xml.ts, or package with a partner certificate.',
        },
      ];
    case 'unknown':
      return [
        {
          rule: `There is no privilege ${privilege}.`,
          remedy: 'Correct it in config-xml.ts; where Samsung’s documents have it, add it to privileges.ts.',
        },
      ];
  }
}

/** The start page, what answers a launch and what the set runs by itself; the icon is looked at more closely. */
function missingFiles(config: string, files: readonly MadeFile[]): readonly Complaint[] {
  const named = [
    ...valuesOf(config, 'content', 'src').map((path) => ({ path, what: 'start page' })),
    ...valuesOf(config, 'tizen:src', 'name').map((path) => ({ path, what: 'page of a launch' })),
    ...valuesOf(config, 'tizen:content', 'src').map((path) => ({ path, what: 'script of a service' })),
  ];
  return named
    .filter(({ path }) => !files.some((file) => file.path === path))
    .map(({ path, what }) => ({
      rule: `The ${what} ${path} is not in the package.`,
      remedy: 'Name a file of the package in config-xml.ts.',
    }));
}

function iconComplaints(config: string, files: readonly MadeFile[]): readonly Complaint[] {
  const [path] = valuesOf(config, 'icon', 'src');
  const fault = path === undefined ? 'is not named' : iconFault(files.find((file) => file.path === path));
  if (fault === undefined) return [];
  return [{ rule: `The icon ${fault}.`, remedy: 'Plan it in icon-plans.ts under the name that config-xml.ts has.' }];
}

function iconFault(file: MadeFile | undefined): string | undefined {
  if (file === undefined) return 'that the manifest names is not in the package';
  const size = pngSize(file.contents);
  if (size?.join() !== `${iconSide},${iconSide}`)
    return `${file.path} is no PNG of ${iconSide} × ${iconSide} px, but ${size?.join(' × ') ?? 'none at all'}`;
  return isBlankPng(file.contents) ? `${file.path} is blank` : undefined;
}
