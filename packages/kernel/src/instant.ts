/** A point in time: milliseconds since 1 January 1970 UTC. Fields that hold one end in `At`. */
export type Instant = number;

/** A length of time in milliseconds. Fields that hold one end in `Ms`. */
export type DurationMs = number;

/** A position or length in media, in seconds. Fields that hold one end in `Seconds`. */
export type MediaSeconds = number;

/** Milliseconds in a second, a minute, an hour and a day of 24 hours. */
export const durationsMs = { second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** How long what happens many times over rests before it is answered, where nothing else is said (C9). */
export const debounceMs: DurationMs = 250;
