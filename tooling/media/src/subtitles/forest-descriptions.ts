import type { SpokenLine } from './spoken-line';

/** What a voice says of the pictures of the forest, for whoever does not see them. */
export const forestDescriptions: readonly SpokenLine[] = [
  { startSeconds: 1, text: 'A green forest in the morning. Shafts of sun fall between the trees.' },
  { startSeconds: 9, text: 'The light moves slowly over moss and fern.' },
  { startSeconds: 20, text: 'Specks of dust drift through the sun.' },
  { startSeconds: 31, text: 'A breath of wind, and the leaves stir.' },
  { startSeconds: 41, text: 'The trees stand still again.' },
  { startSeconds: 52, text: 'The light fades, and names roll over the forest.' },
];
