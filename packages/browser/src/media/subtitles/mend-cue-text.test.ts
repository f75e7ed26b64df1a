import { expect, test } from 'vitest';
import { mendCueText } from './mend-cue-text';

const letters: Readonly<Record<string, string>> = {
  '&oslash;': 'ø',
  '&#248;': 'ø',
  '&#xF8;': 'ø',
  '&amp;': '&',
  '&lt;': '<',
  '&nbsp;': '\u00a0',
};
const mend = (text: string): string => mendCueText(text, (reference) => letters[reference] ?? reference);

test.each([
  ['<i>Den her er aldrig lukket', '<i>Den her er aldrig lukket</i>'],
  ['Lukket for meget</i></b></v>', 'Lukket for meget'],
  ['<b><i>På kryds</b> og tværs</i>', '<b><i>På kryds</i></b> og tværs'],
  ['<I>Stort</I> og <c.yellow.bg_blue>gult</c>', '<i>Stort</i> og <c.yellow.bg_blue>gult</c>'],
  ['<v Jens>Hej <00:00:01.500>du', 'Hej du'],
  ['<v.loud Åse Holm>Hej</v> <lang en>you</lang>', 'Hej you'],
  ['<font color="red">Rødt</font><br/>Ny linje', 'Rødt\nNy linje'],
  ['En der slutter midt i <i', 'En der slutter midt i <i></i>'],
  ['Et billede <img src="x"> og <b.x/>', 'Et billede  og <b.x></b>'],
  ['</>Intet', 'Intet'],
  ['Slut </', 'Slut &lt;/'],
])('[BR181] [found-sub-04] no tag of %j is seen', (text, mended) => {
  expect(mend(text)).toBe(mended);
});

test.each([
  ['5 < 6 og 7 > 4', '5 &lt; 6 og 7 &gt; 4'],
  ['Jeg <3 dig', 'Jeg &lt;3 dig'],
  ['<3 &oslash;> 2', '&lt;3 ø&gt; 2'],
  ['Sol & måne, AT&T', 'Sol &amp; måne, AT&amp;T'],
  ['', ''],
])('[BR181] [found-sub-04] signs that are no tag in %j stay', (text, mended) => {
  expect(mend(text)).toBe(mended);
});

test.each([
  ['R&oslash;dgr&#248;d med fl&#xF8;de', 'Rødgrød med fløde'],
  ['<i>S&oslash;ren</i>', '<i>Søren</i>'],
  ['a&nbsp;b', 'a\u00a0b'],
  ['&lt;i&gt; &amp; &ukendt;', '&lt;i&amp;gt; &amp; &amp;ukendt;'],
])('[BR182] [found-sub-05] the references of %j are their letters', (text, mended) => {
  expect(mend(text)).toBe(mended);
});
