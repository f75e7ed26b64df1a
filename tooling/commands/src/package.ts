import { resolve } from 'node:path';
import { packageTarget } from '@fjernsyn/packager';
import { packageLines } from './package-lines';
import { PACKAGE_HELP, type PackageOptions, parsePackageOptions } from './package-options';
import { APP_VERSION } from './start-all';

/** Words that make no sense, as against a package that a store would refuse. */
const UNREADABLE_WORDS = 2;

const makePackage = async ({
  target,
  variant,
  outDir,
  serviceUrl,
  cdnUrl,
  brand,
  isChecked,
}: PackageOptions): Promise<void> => {
  const configuration = { serviceUrl, cdnUrl, brand, appVersion: APP_VERSION };
  const packaged = await packageTarget(target, { outDir: resolve(outDir), variant, configuration });
  for (const line of packageLines(packaged, outDir)) console.log(line);
  if (isChecked && packaged.complaints.length > 0) process.exitCode = 1;
};

const request = parsePackageOptions(process.argv.slice(2));
if (request.kind === 'help') console.log(PACKAGE_HELP);
else if (request.kind === 'package') {
  makePackage(request.options).catch((error: unknown) => {
    console.error(error instanceof Error ? `npm run package could not go on: ${error.message}` : error);
    process.exitCode = 1;
  });
} else {
  console.error(`${request.reason}\n\n${PACKAGE_HELP}`);
  process.exitCode = UNREADABLE_WORDS;
}
