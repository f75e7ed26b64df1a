/**
 * Why the packager gave up: `packager/port-taken` (another program listens there), `packager/template-invalid` (the app's
 * index.html lacks a mark that has to be filled), `packager/not-built` (the folder to serve holds no index.html),
 * `packager/ait-invalid` (an application's facts have no place in the table that tells sets of it), `packager/certificate-invalid` (what is to sign a package cannot be
 * opened), `packager/tool-failed` (LG's packager gave up), `packager/brand-unknown` (the configuration names a brand that there is not),
 * `packager/folder-taken` (a file of somebody else's lies where one of a package is to lie), `packager/licence-missing` (a library that is
 * shipped brings no licence to ship with it).
 */
export type PackagerErrorCode =
  | 'packager/port-taken'
  | 'packager/template-invalid'
  | 'packager/not-built'
  | 'packager/ait-invalid'
  | 'packager/certificate-invalid'
  | 'packager/tool-failed'
  | 'packager/brand-unknown'
  | 'packager/folder-taken'
  | 'packager/licence-missing';

/** An error of the packager with its code and a sentence for whoever called it. */
export class PackagerError extends Error {
  readonly code: PackagerErrorCode;

  constructor(code: PackagerErrorCode, message: string) {
    super(message);
    this.name = 'PackagerError';
    this.code = code;
  }
}
