/** Stands for the texts of developers in a product: nothing. */
export const pseudoTexts = undefined;
