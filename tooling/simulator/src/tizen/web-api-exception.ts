/** Numbers that Samsung's errors carry beside their names; names without one have 0. */
const codes: Readonly<Record<string, number>> = {
  NotFoundError: 8,
  NotSupportedError: 9,
  InvalidStateError: 11,
  TypeMismatchError: 17,
  SecurityError: 18,
};

/** What a Samsung set throws: no Error, but an object with a number, a name and a message. */
export class WebApiException {
  readonly code: number;
  readonly name: string;
  readonly message: string;

  constructor(name: string, message: string) {
    this.code = codes[name] ?? 0;
    this.name = name;
    this.message = message;
  }

  toString(): string {
    return `${this.name}: ${this.message}`;
  }
}
