/** Stands for the texts of developers in a product: none. */
export const pseudoLayer = undefined;
