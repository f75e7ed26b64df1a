import { isRecord } from '@fjernsyn/kernel';
import { malformed } from '../reading/malformed';
import * as z from '../reading/zod';
import { field } from '../wire/fields';

/** What the viewer is shown to sign in elsewhere, by the names of RFC 8628 (S3). */
export interface DeviceAuthorization {
  /** A secret: never shown, never logged. */
  readonly deviceCode: string;
  readonly userCode: string;
  readonly verificationUri: string;
  readonly verificationUriComplete?: string | undefined;
  /** 900 where the provider does not say. */
  readonly expiresInSeconds: number;
  /** Between two polls; 5 where missing or senseless. */
  readonly intervalSeconds: number;
}

export const authorizationSchema = z.looseObject({
  device_code: field.text,
  user_code: field.id,
  verification_uri: field.address,
  verification_uri_complete: field.address,
  expires_in: field.positive,
  interval: field.positive,
});

/** The answer of a device authorization (S7.32). Throws `contracts/malformed-answer` where a code or the address is missing. */
export function parseDeviceAuthorization(value: unknown): DeviceAuthorization {
  if (!isRecord(value)) return malformed('device authorization');
  const sent = z.parse(authorizationSchema, value);
  const { device_code: deviceCode, user_code: userCode, verification_uri: verificationUri } = sent;
  if (deviceCode === undefined || userCode === undefined || verificationUri === undefined)
    return malformed('device authorization');
  return {
    deviceCode,
    userCode,
    verificationUri,
    verificationUriComplete: sent.verification_uri_complete,
    expiresInSeconds: sent.expires_in ?? 900,
    intervalSeconds: sent.interval ?? 5,
  };
}
