import type { Complaint, MadeFile, Variant } from '../files/made-file';
import { aitSection } from '../hbbtv/ait-section';
import { aitXml } from '../hbbtv/ait-xml';
import { hbbtvApplication } from '../hbbtv/hbbtv-application';
import type { ProductFacts } from '../product-facts';
import type { ServiceOrigins } from '../site/origins';
import type { TargetName } from '../targets';
import { checkConfig } from '../tizen/check-config';
import { configXml } from '../tizen/config-xml';
import { signingIdentities } from '../tizen/signing-identities';
import { wgt } from '../tizen/wgt';
import { appinfo, danishAppinfo } from '../webos/appinfo';
import { checkAppinfo } from '../webos/check-appinfo';
import { ipk } from '../webos/ipk';

/** What a package is made with. */
export interface PackagingDeps {
  readonly facts: ProductFacts;
  readonly variant: Variant;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What the application fetches from, beside its own site. */
  readonly origins: ServiceOrigins;
  /** Epoch ms, at which certificates have to be valid. */
  readonly now: number;
}

/** What was packed; nothing where the complaints leave no package to make. */
interface Made {
  readonly made: readonly MadeFile[];
  readonly steps: readonly string[];
  readonly complaints: readonly Complaint[];
}

type MakePackage = (files: readonly MadeFile[], deps: PackagingDeps) => Promise<Made>;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const json = (path: string, value: unknown): MadeFile => ({
  path,
  contents: bytes(`${JSON.stringify(value, null, 2)}\n`),
});

const tizen: MakePackage = async (files, { facts, variant, env, now }) => {
  const config = configXml(facts, variant);
  const { identities, areSamsungs } = await signingIdentities({ env, variant, now });
  const name = `${facts.name}-${facts.version}${variant === 'store' ? '' : '-development'}.wgt`;
  const contents = wgt([...files, { path: 'config.xml', contents: bytes(config) }], identities);
  return {
    made: [{ path: name, contents }],
    steps: [
      ...(areSamsungs
        ? []
        : [
            'Signed by a certificate that is not Samsung’s, which a simulator takes and a set does not: docs/devices/tizen.md tells how to get one.',
          ]),
      `sdb connect <address of the set>`,
      `tizen install -n ${name} -t <name of the set>`,
      `tizen run -p ${facts.tizen.packageId}.${facts.tizen.appName} -t <name of the set>`,
    ],
    complaints: [
      ...checkConfig(config, files),
      ...(!areSamsungs && variant === 'store'
        ? [
            {
              rule: 'A store takes what an author’s and a distributor’s certificate by Samsung have signed.',
              remedy:
                'Name both in FJERNSYN_TIZEN_AUTHOR_P12 and FJERNSYN_TIZEN_DISTRIBUTOR_P12, with their _PASSWORDs.',
            },
          ]
        : []),
    ],
  };
};

const webos: MakePackage = async (files, { facts }) => {
  const manifest = appinfo(facts);
  const all = [...files, json('appinfo.json', manifest), json('resources/da/appinfo.json', danishAppinfo(facts))];
  const complaints = checkAppinfo(manifest, all);
  // LG's packager refuses some of it in words of its own, so it is not asked.
  if (complaints.length > 0) return { made: [], steps: [], complaints };
  const name = `${facts.webos.id}_${facts.version}_all.ipk`;
  return {
    made: [{ path: name, contents: await ipk(all) }],
    steps: [
      `ares-install --device <name of the set> ${name}`,
      `ares-launch --device <name of the set> ${facts.webos.id}`,
    ],
    complaints,
  };
};

const hbbtv: MakePackage = async (files, { facts, origins }) => {
  const application = hbbtvApplication(facts, origins);
  // What a portal starts belongs to no channel, and would end with the one that happens to be tuned.
  const forPortals = { ...application, isServiceBound: false };
  return {
    made: [
      ...files.map(({ path, contents }) => ({ path: `site/${path}`, contents })),
      { path: 'ait.xml', contents: bytes(aitXml(forPortals)) },
      { path: 'ait.bin', contents: aitSection(application) },
    ],
    steps: [
      `Serve site/ at ${application.baseUrl}: index.xhtml as application/vnd.hbbtv.xhtml+xml to sets, as application/xhtml+xml to browsers.`,
      'Give ait.bin to the multiplexer of the channel, or name ait.xml (application/vnd.dvb.ait+xml) in the portal.',
    ],
    complaints: [],
  };
};

const web: MakePackage = async (files) => ({
  made: files.map(({ path, contents }) => ({ path: `site/${path}`, contents })),
  steps: [
    'Serve site/ from the root of a host: what is no file gets index.html; assets/ may be kept for good, the page not at all.',
  ],
  complaints: [],
});

/** How each target is packed. */
export const packages: Readonly<Record<TargetName, MakePackage>> = { tizen, webos, hbbtv, web };
