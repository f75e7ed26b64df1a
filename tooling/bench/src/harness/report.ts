import type { Goal } from './goal';

/** What was measured of one sample: numbers by the heading they stand under, units in the heading. */
export interface ReportRow {
  readonly sample: string;
  readonly values: Readonly<Record<string, number>>;
}

/** Rows of one kind. */
export interface ReportTable {
  readonly title: string;
  readonly rows: readonly ReportRow[];
}

/** What a bench found. */
export interface BenchReport {
  /** What a reader must know of how it was measured: counts, sizes, versions. */
  readonly facts: readonly string[];
  readonly tables: readonly ReportTable[];
  readonly goals: readonly Goal[];
}

/** Something to measure, by name. */
export interface Bench {
  readonly name: string;
  /** What `--list` says of it. */
  readonly about: string;
  /** `say` tells on the way what is being done. */
  run(say: (line: string) => void): Promise<BenchReport>;
}

/** What a soak found; unlike a goal that is missed, a fault is a bug and fails the run. */
export interface SoakReport extends BenchReport {
  /** One line each. */
  readonly faults: readonly string[];
}

/** What is said of a soak on the command line. */
export interface SoakOptions {
  /** How long it goes on, where it has no end of its own. */
  readonly minutes?: number;
  /** To what it is limited; all there is without. */
  readonly parts?: readonly string[];
}

/** Something to wear out, by name. */
export interface Soak {
  readonly name: string;
  /** What `--list` says of it. */
  readonly about: string;
  /** What it can be limited to, by the names that may stand behind its own. */
  readonly parts?: readonly string[];
  run(say: (line: string) => void, options: SoakOptions): Promise<SoakReport>;
}
