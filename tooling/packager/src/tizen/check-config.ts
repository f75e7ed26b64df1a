import type { Complaint } from '../files/made-file';

/** What a manifest is held against before a store does it. */
interface Rule {
  readonly isKept: (config: string) => boolean;
  readonly rule: string;
  readonly remedy: string;
}

const versionForm = /<widget[^>]* version="(\d{1,3})\.(\d{1,3})\.(\d{1,5})"/;
const partnerPrivilege = /http:\/\/developer\.samsung\.com\/privilege\/(sso\.partner|billing|drmplay|.*\.partner)/;

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
    isKept: (config) => !partnerPrivilege.test(config),
    rule: 'A privilege of partners is refused from anybody else.',
    remedy: 'Take it out of the privileges of config-xml.ts, or package with a partner certificate.',
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

/** What Samsung's store would refuse of a manifest, each with its remedy; nothing where it would take it. */
export function checkConfig(config: string): readonly Complaint[] {
  return rules.filter(({ isKept }) => !isKept(config)).map(({ rule, remedy }) => ({ rule, remedy }));
}
