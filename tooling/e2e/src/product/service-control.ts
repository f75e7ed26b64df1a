/** The control of a service that runs in a process of its own. */
export interface ServiceControl {
  /** Orders faults, a line each, as on the command line. */
  order(faults: string): Promise<void>;
  /** Takes all faults back. */
  clear(): Promise<void>;
  /** The paths of all requests so far. */
  paths(): Promise<readonly string[]>;
}

/** Reaches the control calls of the service at an address. */
export function controlOf(serviceUrl: string): ServiceControl {
  const call = async (method: string, path: string, body?: string): Promise<Response> => {
    const response = await fetch(`${serviceUrl}/__control/${path}`, { method, ...(body !== undefined && { body }) });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response;
  };
  return {
    order: async (faults) => void (await call('POST', 'faults', faults)),
    clear: async () => void (await call('DELETE', 'faults')),
    paths: async () => {
      const requests = (await (await call('GET', 'requests')).json()) as readonly { readonly path: string }[];
      return requests.map(({ path }) => path);
    },
  };
}
