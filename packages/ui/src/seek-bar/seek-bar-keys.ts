/** The keys of a seek bar in the focus tree: its row, and the bar in it. */
export const seekBarKeys = { row: 'seek', bar: 'bar' } as const;
