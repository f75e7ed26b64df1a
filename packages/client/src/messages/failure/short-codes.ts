import type { ErrorCode } from '@fjernsyn/kernel';

/** Numbers of codes: 1 the network, 2 media, 3 the service, 4 the player, 5 the application, 6 the session. They are never reused. */
export const shortCodes: Readonly<Partial<Record<ErrorCode, string>>> = {
  'http/unreachable': '101',
  'http/timeout': '102',
  'http/aborted': '103',
  'media/network': '201',
  'media/missing': '202',
  'media/manifest': '203',
  'media/text': '204',
  'media/decode': '205',
  'media/drm': '206',
  'media/unsupported': '207',
  'media/play-refused': '208',
  'media/superseded': '209',
  'media/engine-unreachable': '210',
  'media/engine-unavailable': '211',
  'media/unknown': '212',
  'api/rejected': '301',
  'api/unauthorized': '302',
  'api/refused': '303',
  'api/not-found': '304',
  'api/too-many-requests': '305',
  'api/failed': '306',
  'api/malformed-answer': '307',
  'api/not-signed-in': '308',
  'api/pin-needed': '309',
  'api/files-not-available': '310',
  'api/invalid-collection-format': '311',
  'api/invalid-api-key-place': '312',
  'api/invalid-security-type': '313',
  'contracts/malformed-answer': '314',
  'api/barred': '315',
  'player/files-not-available': '401',
  'player/video-format': '402',
  'player/drm-protected': '403',
  'player/loading-timeout': '404',
  'player/unexpected': '405',
  'player/stalled': '406',
  'player/geo-blocked': '407',
  'player/too-many-devices': '408',
  'client/page-unreachable': '501',
  'client/player-unreachable': '502',
  'shell/configuration-invalid': '503',
  'shell/unexpected': '504',
  'session/sign-in-refused': '601',
  'session/unexpected': '602',
};

/** What a viewer reads out to support in place of a code; one number for all that have none of their own. */
export function shortCodeOf(code: ErrorCode): string {
  return shortCodes[code] ?? '500';
}
