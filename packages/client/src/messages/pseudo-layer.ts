import type { TextLayer } from './create-translate';
import { da } from './da';
import type { Texts } from './texts';

const plain = 'aåbcdefghijklmnoøpqrstuvwxyzæAÅBCDEFGHIJKLMNOØPQRSTUVWXYZÆ';
const accented = 'áǻƀçđéƒĝĥíĵķļɱñóǿþɋŕšţúṽŵẋýžǽÁǺƁÇĐÉƑĜĤÍĴĶĻṀÑÓǾÞɊŔŠŢÚṼŴẊÝŽǼ';

/** Share by which other languages are longer than ours. */
const growth = 0.4;

/**
 * Our texts as a developer sees what is not ready for other languages: accented, longer by two fifths, and between brackets, whose loss
 * shows a text that is cut. Parameters stay.
 */
export const pseudoLayer: TextLayer = { language: 'qps', texts: toPseudo(da), pick: (feature) => toPseudo(feature.da) };

function toPseudo(texts: Texts): Texts {
  const pseudo: Record<string, string> = {};
  for (const [id, text] of Object.entries(texts)) pseudo[id] = pseudoText(text);
  return pseudo;
}

function pseudoText(text: string): string {
  const written = text.replace(/\{\w+\}|[^{}]/g, (part) => accented[plain.indexOf(part)] ?? part);
  return `[${written}${'~'.repeat(Math.ceil(text.length * growth))}]`;
}
