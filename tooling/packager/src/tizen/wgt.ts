import type { MadeFile } from '../files/made-file';
import { zip } from '../files/zip';
import { type SignatureRole, type SigningIdentity, signaturePaths, widgetSignature } from './widget-signature';

/** Who made the widget, and who brings it to sets. */
export type SigningIdentities = Readonly<Record<SignatureRole, SigningIdentity>>;

/** The files of a widget with both signatures; the distributor signs the author's as well. */
export function signedFiles(files: readonly MadeFile[], identities: SigningIdentities): readonly MadeFile[] {
  const sign = (all: readonly MadeFile[], role: SignatureRole): MadeFile => {
    const signature = widgetSignature(all, role, identities[role]);
    return { path: signaturePaths[role], contents: new TextEncoder().encode(signature) };
  };
  const byAuthor = [...files, sign(files, 'author')];
  return [...byAuthor, sign(byAuthor, 'distributor')];
}

/** The package of a Samsung set (.wgt): the files, signed, in one zip. */
export function wgt(files: readonly MadeFile[], identities: SigningIdentities): Uint8Array {
  return zip(signedFiles(files, identities));
}
