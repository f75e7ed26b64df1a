/** Where addresses outside of the product open (C2.39). */
export interface OutsideLinks {
  /** Opens an http or https address in a window of its own; answers false on a set, which has none. */
  open(url: string): boolean;
}
