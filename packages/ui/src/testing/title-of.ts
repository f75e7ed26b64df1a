/** A made-up title with its second line. */
export interface StoryTitle {
  readonly title: string;
  readonly meta: string;
}

const titles: readonly StoryTitle[] = [
  { title: 'Havgus', meta: 'Krimi · 2 sæsoner' },
  { title: 'Bøgenat', meta: 'Film · 1 t 42 min' },
  { title: 'Kystens køkken', meta: 'Afsnit 4 · 19 min tilbage' },
  { title: 'Da øerne blev grønne', meta: 'Dokumentar · 58 min' },
  { title: 'Fru Ågård flytter ind', meta: 'Serie · 3 sæsoner' },
  { title: 'Under Limfjordens lave himmel: en fiskerfamilie gennem hundrede år', meta: 'Dokumentarserie · 12 afsnit' },
  { title: 'سماء الشمال', meta: 'Film · 1 t 31 min' },
  { title: 'Æblerov', meta: 'Børn · 8 min' },
];

/** A title by its place; they come round again. One of them is the longest that is plausible, one is Arabic. */
export function titleOf(index: number): StoryTitle {
  const found = titles[index % titles.length];
  if (found === undefined) throw new Error(`There is no title at ${index}.`);
  return found;
}
