import type { ConnectedDevice } from '../device/device';

/** A channel as OIPF tells it. */
export interface OipfChannel {
  readonly channelType: number;
  readonly idType: number;
  readonly ccid: string;
  readonly name: string;
  readonly onid: number;
  readonly tsid: number;
  readonly sid: number;
  readonly majorChannel: number;
  readonly locked: boolean;
  readonly ID_DVB_C: number;
  readonly ID_DVB_S: number;
  readonly ID_DVB_T: number;
}

const firstService = 1001;
const network = 0x2242;

/** Numbers of kinds of channels. */
export const channelKinds = { ID_DVB_C: 10, ID_DVB_S: 11, ID_DVB_T: 12 } as const;

/** Every channel of the set, in its own order. */
export function channelsOf(device: ConnectedDevice): readonly OipfChannel[] {
  return device.channels.map((name, index) => ({
    channelType: 0,
    idType: channelKinds.ID_DVB_T,
    ccid: `ccid:dvbt.${index}`,
    name,
    onid: network,
    tsid: 1,
    sid: firstService + index,
    majorChannel: index + 1,
    locked: false,
    ...channelKinds,
  }));
}

/** The channel that the application belongs to; null for one that was started from the portal or has left the broadcast. */
export function currentChannelOf(device: ConnectedDevice): OipfChannel | null {
  const { tuner, channel } = device.state();
  return tuner === 'none' ? null : (channelsOf(device)[channel] ?? null);
}

/** `channelConfig`: the set's list of channels. */
export function channelConfigOf(device: ConnectedDevice) {
  const channels = channelsOf(device);
  return {
    channelList: {
      ...channels,
      length: channels.length,
      item: (index: number) => channels[index] ?? null,
      getChannel: (ccid: string) => channels.find((channel) => channel.ccid === ccid) ?? null,
      getChannelByTriplet: (onid: number, tsid: number, sid: number) =>
        channels.find((channel) => channel.onid === onid && channel.tsid === tsid && channel.sid === sid) ?? null,
    },
    favouriteLists: { length: 0, item: () => null },
    currentChannel: currentChannelOf(device),
  };
}
