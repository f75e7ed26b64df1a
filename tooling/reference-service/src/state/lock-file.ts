import { createHash } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The hold of one service on a file. */
export interface FileLock {
  release(): Promise<void>;
}

/**
 * Takes a file for this service alone; undefined where another one has it. The lock is a socket that nobody talks to: the system closes it
 * when the process ends, however it ends, and nothing is left beside the file.
 */
export async function lockFile(path: string): Promise<FileLock | undefined> {
  const address = addressOf(path);
  const lock = await listenAt(address);
  // Elsewhere than on Linux and Windows a killed process leaves the name of its socket behind.
  if (lock !== undefined || isNameless(address) || (await isAnswered(address))) return lock;
  await unlink(address).catch(() => undefined);
  return listenAt(address);
}

function addressOf(path: string): string {
  const name = `fjernsyn-${createHash('sha256').update(resolve(path)).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function isNameless(address: string): boolean {
  return address.startsWith('\0') || address.startsWith('\\\\');
}

function listenAt(path: string): Promise<FileLock | undefined> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((done, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(undefined) : reject(error),
    );
    server.listen({ path }, () => {
      server.unref();
      done({ release: () => new Promise((ended) => void server.close(() => ended())) });
    });
  });
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ path });
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
