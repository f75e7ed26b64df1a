import { get } from 'node:http';

/** Fetches an address on a connection of its own to the very end, a bad end too, and counts the bytes of the body. */
export function connectionEnd(url: string): Promise<{ readonly bytes: number }> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('error', () => undefined);
      response.on('close', () => resolve({ bytes }));
    }).on('error', reject);
  });
}
