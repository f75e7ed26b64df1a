/** What kind of thing happened: a call of the application, an event it got, a button, words said aloud, or something the set did. */
export type LogKind = 'call' | 'event' | 'key' | 'speech' | 'set';

/** One line of what went on between the application and its set. */
export interface LogEntry {
  /** Milliseconds since the simulator was opened. */
  readonly atMs: number;
  readonly kind: LogKind;
  /** The API and its member, as `tizen.tvinputdevice.registerKey`, or the button, or what the set did. */
  readonly name: string;
  /** What was handed over, shortened and without secrets. */
  readonly given: string;
  /** What came back. */
  readonly answer: string;
  /** Whether the set refused. */
  readonly isRefused: boolean;
}

/** A line before it has its time; what is left out is empty. */
export type NewLogEntry = Pick<LogEntry, 'kind' | 'name'> & Partial<LogEntry>;
