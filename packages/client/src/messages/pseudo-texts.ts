import type { TextLayer } from './create-translate';
import { daDiagnostics } from './da-diagnostics';
import { daDialogs } from './da-dialogs';
import { daKeypad } from './da-keypad';
import { daPlayer } from './da-player';

const plain = 'aåbcdefghijklmnoøpqrstuvwxyzæAÅBCDEFGHIJKLMNOØPQRSTUVWXYZÆ';
const accented = 'áǻƀçđéƒĝĥíĵķļɱñóǿþɋŕšţúṽŵẋýžǽÁǺƁÇĐÉƑĜĤÍĴĶĻṀÑÓǾÞɊŔŠŢÚṼŴẊÝŽǼ';

/** Share by which other languages are longer than ours. */
const growth = 0.4;

/**
 * Our texts as a developer sees what is not ready for other languages: accented, longer by two fifths, and between brackets, whose loss
 * shows a text that is cut. Parameters stay.
 */
export function pseudoTexts(texts: TextLayer['texts']): TextLayer['texts'] {
  const pseudo: Record<string, string> = {};
  for (const [id, text] of Object.entries({ ...texts, ...daPlayer, ...daDialogs, ...daDiagnostics, ...daKeypad }))
    pseudo[id] = pseudoText(text ?? '');
  return pseudo;
}

function pseudoText(text: string): string {
  const written = text.replace(/\{\w+\}|[^{}]/g, (part) => accented[plain.indexOf(part)] ?? part);
  return `[${written}${'~'.repeat(Math.ceil(text.length * growth))}]`;
}
