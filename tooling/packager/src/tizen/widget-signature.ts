import { createHash, createSign, type KeyObject } from 'node:crypto';
import type { MadeFile } from '../files/made-file';

/** Who signs: the key, and the certificates from the own one to the one that the root signed, in base 64 of DER. */
export interface SigningIdentity {
  readonly privateKey: KeyObject;
  readonly certificates: readonly string[];
}

/** The author of a widget, or whoever brings it to sets. */
export type SignatureRole = 'author' | 'distributor';

/** Where the signature of each lies in the package. */
export const signaturePaths = { author: 'author-signature.xml', distributor: 'signature1.xml' } as const;

const ids = { author: 'AuthorSignature', distributor: 'DistributorSignature' } as const;
const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';

/**
 * Signs a widget (W3C XML Digital Signatures for Widgets): every file but the signatures, to which the distributor adds the author's. All is
 * written in the canonical form from the beginning, so that what is signed is what stands there.
 */
export function widgetSignature(files: readonly MadeFile[], role: SignatureRole, identity: SigningIdentity): string {
  const signed = files.filter(({ path }) => !isSignature(path) || (role === 'distributor' && isAuthors(path)));
  const properties = propertiesOf(role);
  const info = [
    `<SignedInfo xmlns="${dsig}">`,
    '<CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"></CanonicalizationMethod>',
    '<SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></SignatureMethod>',
    ...signed.map(({ path, contents }) => reference(encodeURIComponent(path), '', contents)),
    reference(
      '#prop',
      '<Transforms><Transform Algorithm="http://www.w3.org/2006/12/xml-c14n11"></Transform></Transforms>',
      properties.replace('<Object ', `<Object xmlns="${dsig}" `),
    ),
    '</SignedInfo>',
  ].join('');
  const value = createSign('RSA-SHA256').update(info).sign(identity.privateKey, 'base64');
  const certificates = identity.certificates.map((each) => `<X509Certificate>${each}</X509Certificate>`).join('');
  return [
    `<Signature xmlns="${dsig}" Id="${ids[role]}">`,
    info.replace(` xmlns="${dsig}"`, ''),
    `<SignatureValue>${value}</SignatureValue>`,
    `<KeyInfo><X509Data>${certificates}</X509Data></KeyInfo>`,
    properties,
    '</Signature>',
  ].join('');
}

function isSignature(path: string): boolean {
  return isAuthors(path) || /^signature\d+\.xml$/.test(path);
}

function isAuthors(path: string): boolean {
  return path === signaturePaths.author;
}

function reference(uri: string, transforms: string, contents: Uint8Array | string): string {
  const digest = createHash('sha256').update(contents).digest('base64');
  return `<Reference URI="${uri}">${transforms}<DigestMethod Algorithm="${sha256}"></DigestMethod><DigestValue>${digest}</DigestValue></Reference>`;
}

function propertiesOf(role: SignatureRole): string {
  const target = `Target="#${ids[role]}"`;
  const digsig = 'http://www.w3.org/ns/widgets-digsig#';
  return [
    '<Object Id="prop">',
    '<SignatureProperties xmlns:dsp="http://www.w3.org/2009/xmldsig-properties">',
    `<SignatureProperty Id="profile" ${target}><dsp:Profile URI="${digsig}profile"></dsp:Profile></SignatureProperty>`,
    `<SignatureProperty Id="role" ${target}><dsp:Role URI="${digsig}role-${role}"></dsp:Role></SignatureProperty>`,
    `<SignatureProperty Id="identifier" ${target}><dsp:Identifier></dsp:Identifier></SignatureProperty>`,
    '</SignatureProperties>',
    '</Object>',
  ].join('');
}
