import type { Context } from 'hono';
import { badRequest } from '../server/bad-request';
import type { ServiceEnv } from '../server/bindings';
import { largestBodyBytes } from '../server/check-size';

/** The members of a JSON body, none where there is no body. Throws `reference-service/bad-request` for anything but an object. */
export async function bodyOf(context: Context<ServiceEnv>): Promise<Readonly<Record<string, unknown>>> {
  const text = await textOf(context);
  if (text === '') return {};
  const body = parsed(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('Kroppen er ikke et objekt');
  return body as Record<string, unknown>;
}

/** A body may come without a length, so that its end alone says how long it is. */
async function textOf({ env }: Context<ServiceEnv>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of env.incoming.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > largestBodyBytes) throw badRequest('Kroppen er for stor', 413);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('Kroppen er ikke JSON');
  }
}
