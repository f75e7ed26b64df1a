import type { ConnectedDevice } from '../device/device';
import { type LunaMethods, lunaFailure } from './luna-request';
import { pickFacts } from './pick-facts';

/** `com.webos.service.tv.systemproperty`: what the set is. */
export function createSystemPropertyService(device: ConnectedDevice): LunaMethods {
  const { systemVersion, id } = device.model;
  const facts: Readonly<Record<string, string>> = {
    modelName: `OLED55FJ${id}`,
    firmwareVersion: '03.11.30',
    sdkVersion: systemVersion,
    UHD: 'true',
    'tv.model.0.4k': 'true',
  };
  return {
    getSystemInfo: ({ parameters: { keys }, reply }) => {
      const names = Array.isArray(keys) ? keys.map(String) : [];
      const unknown = names.filter((name) => facts[name] === undefined);
      if (names.length === 0 || unknown.length > 0) reply(lunaFailure(-3, `Unknown keys: ${unknown.join(', ')}`));
      else reply({ returnValue: true, ...pickFacts(facts, names) });
    },
  };
}

/** `com.webos.service.config`: what the model can do; what it has no word for is named as missing. */
export function createConfigService(device: ConnectedDevice): LunaMethods {
  const facts: Readonly<Record<string, boolean>> = {
    'tv.model.supportHDR': Number(device.model.id) >= 2018,
    'tv.config.supportDolbyHDRContents': Number(device.model.id) >= 2018,
  };
  return {
    getConfigs: ({ parameters: { configNames }, reply }) => {
      const names = Array.isArray(configNames) ? configNames.map(String) : [];
      if (names.length === 0) {
        reply(lunaFailure(-1, 'Required parameter: configNames'));
        return;
      }
      const known = names.filter((name) => facts[name] !== undefined);
      const missingConfigs = names.filter((name) => facts[name] === undefined);
      const configs = pickFacts(facts, known);
      reply({ returnValue: true, configs, ...(missingConfigs.length > 0 && { missingConfigs }) });
    },
  };
}

/** `com.webos.service.sm`: a number of the set, made up and the same on every start. */
export const deviceIdService: LunaMethods = {
  'deviceid/getIDs': ({ parameters: { idType }, reply }) => {
    if (Array.isArray(idType) && idType.includes('LGUDID'))
      reply({ returnValue: true, idList: [{ idType: 'LGUDID', idValue: '00000000-0000-4000-8000-000000000000' }] });
    else reply(lunaFailure(-1, 'Unknown idType'));
  },
};

/** `com.webos.applicationManager`: no other application is installed. */
export const applicationService: LunaMethods = {
  launch: ({ parameters: { id }, reply }) => reply(lunaFailure(-101, `"${String(id)}" was not found`)),
};
