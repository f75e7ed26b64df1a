/** One value of a query; a list becomes one text, undefined is left out. */
export type QueryValue = string | number | boolean | readonly string[] | undefined;

/** A query by name. */
export type Query = Readonly<Record<string, QueryValue>>;
