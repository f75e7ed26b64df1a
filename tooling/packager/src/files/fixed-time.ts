/** The day that every file of a package says it is of, whenever it is made: the same files make the same bytes. Some sets refuse days before 1990. */
export const packedAt = new Date(Date.UTC(2026, 0, 1));
