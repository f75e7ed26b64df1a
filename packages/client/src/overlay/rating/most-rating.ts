/** The highest number that the service takes (reading "Rating scale"). */
const highest = 10;

/** The highest number on the scale: what is configured, between 2 and 10. */
export function mostRating(configured: number | undefined): number {
  return configured === undefined ? highest : Math.min(highest, Math.max(2, Math.floor(configured)));
}
