/** No such browser can be had here; the message says why, and what to do about it. */
export class EngineUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'EngineUnavailable';
  }
}
