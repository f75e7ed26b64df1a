import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The reference service in a process of its own. */
export interface ServiceProcess {
  readonly url: string;
  readonly cdnUrl: string;
  /** Sets the service's time, epoch ms. */
  setTime(at: number): Promise<void>;
  close(): void;
}

/** Starts the {@link ServiceProcess} on two free ports; it ends with this process at the latest. */
export async function startServiceProcess(): Promise<ServiceProcess> {
  const child = fork(fileURLToPath(new URL('serve.ts', import.meta.url)));
  const close = (): void => void child.kill();
  process.once('exit', close);
  const { url, cdnUrl } = await new Promise<{ readonly url: string; readonly cdnUrl: string }>((resolve, reject) => {
    child.once('message', resolve as (message: unknown) => void);
    child.once('exit', (code) => reject(new Error(`The reference service ended with code ${code}.`)));
  });
  return {
    url,
    cdnUrl,
    async setTime(at) {
      const body = JSON.stringify({ at: new Date(at).toISOString() });
      const { ok, status } = await fetch(`${url}/__control/clock`, { method: 'PUT', body });
      if (!ok) throw new Error(`The service's clock was refused: ${status}.`);
    },
    close,
  };
}
