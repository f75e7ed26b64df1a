/** How to find a port that nothing listens on. */
export interface NextPortOptions<Running> {
  readonly first: number;
  /** How far the next try is, for what takes several ports in a row. */
  readonly step: number;
  readonly tries: number;
  /** The code of the error by which `listen` says that its port is taken. */
  readonly takenCode: string;
  readonly listen: (port: number) => Promise<Running>;
  /** Told of each port that was taken, and of the one tried next. */
  readonly onTaken: (port: number, next: number) => void;
}

/** Starts something on the first free port; rejects with its error when that is another one or the tries are used up. */
export const listenOnNextPort = async <Running>(options: NextPortOptions<Running>): Promise<Running> => {
  const { first, step, tries, takenCode, listen, onTaken } = options;
  for (let attempt = 0; ; attempt += 1) {
    const port = first + attempt * step;
    try {
      return await listen(port);
    } catch (error) {
      if (codeOf(error) !== takenCode || attempt + 1 >= tries) throw error;
      onTaken(port, port + step);
    }
  }
};

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
