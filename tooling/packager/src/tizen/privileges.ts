/** What Samsung lets every application declare on a television, by the end of its name (its documents, 2026-11). */
const publicPrivileges: Readonly<Record<string, readonly string[]>> = {
  'http://tizen.org/privilege/': [
    'alarm',
    'apphistory.read',
    'application.info',
    'application.launch',
    'appmanager.launch',
    'content.read',
    'content.write',
    'datacontrol.consumer',
    'datasharing',
    'download',
    'externalstorage',
    'filesystem.read',
    'filesystem.write',
    'fullscreen',
    'internet',
    'led',
    'mediacapture',
    'mediastorage',
    'package.info',
    'push',
    'recorder',
    'system',
    'telephony',
    'tv.audio',
    'tv.channel',
    'tv.display',
    'tv.inputdevice',
    'tv.window',
    'unlimitedstorage',
    'volume.set',
  ],
  'http://developer.samsung.com/privilege/': [
    'adinfo',
    'avplay',
    'drmplay',
    'microphone',
    'network.public',
    'productinfo',
    'widgetdata',
  ],
};

/** What it takes from partners, or from itself alone. */
const partnerPrivileges: Readonly<Record<string, readonly string[]>> = {
  'http://tizen.org/privilege/': [
    'appmanager.certificate',
    'appmanager.kill',
    'packagemanager.install',
    'systemmanager',
    'tee.client',
    'vpnservice',
  ],
  'http://developer.samsung.com/privilege/': ['billing', 'sso.partner', 'systemcontrol'],
};

/** Who may declare a privilege: anybody, partners of Samsung, or nobody, as there is none of that name. */
export function privilegeLevel(privilege: string): 'public' | 'partner' | 'unknown' {
  const [, domain = '', name = ''] = /^(https?:\/\/[^/]+\/privilege\/)(.+)$/.exec(privilege) ?? [];
  if (publicPrivileges[domain]?.includes(name)) return 'public';
  return partnerPrivileges[domain]?.includes(name) || name.endsWith('.partner') ? 'partner' : 'unknown';
}
