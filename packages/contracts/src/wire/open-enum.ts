/** The values we know, and any other that the service may send one day: a switch over one needs a default (C3). */
export type OpenEnum<Known extends string> = Known | (string & Record<never, never>);
