/** Where it is kept, for the visit, that a set is connected. */
export const castKey = 'fjernsyn.cast';
