/** What a machine says of its network interfaces, as Node tells it. */
export type Interfaces = Readonly<
  Record<
    string,
    readonly { readonly address: string; readonly family: string; readonly internal: boolean }[] | undefined
  >
>;

/** The IPv4 address by which other machines of the house reach this one; throws an Error where it is in no network. */
export const houseAddress = (interfaces: Interfaces): string => {
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? []);
  const found = all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
  // Machines that are also in a company's or a container's network have several: a home's comes first.
  const address = found.find((each) => each.startsWith('192.168.')) ?? found[0];
  if (address === undefined) throw new Error('--host: this machine has no address in a network.');
  return address;
};
