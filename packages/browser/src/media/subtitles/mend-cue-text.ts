/** Decodes one character reference, as `&oslash;`; returns it unchanged where it names no character. */
export type DecodeReference = (reference: string) => string;

/** Tags that style a line. All others, such as voices and languages, change nothing that is seen. */
const styleTags = ['b', 'i', 'u', 'c', 'ruby', 'rt'];

/** A tag (also one that the text's end cuts off), a character reference, a special sign alone, or plain text. */
const tokens =
  /<\/?[a-z][^<>]*>|<\d+:[\d:.]+>|<\/>|<\/?[a-z][^<>\s]*$|&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);|[<>&]|[^<>&]+/gi;
const tag = /^<(\/?)([a-z][\da-z]*)?((?:\.[^\s./<>]+)*)/i;

/** A cue's text with tags that open and close in order, its references decoded, and every other special sign escaped. */
export function mendCueText(text: string, decode: DecodeReference): string {
  const open: string[] = [];
  const closeTo = (index: number): string => open.splice(index).reverse().map(toEndTag).join('');
  const mended = (text.match(tokens) ?? []).map((token): string => {
    if (token.startsWith('&') && token.length > 1) return escapeSigns(decode(token));
    if (!token.startsWith('<') || token.length === 1) return escapeSigns(token);
    const [, end, name = '', classes = ''] = tag.exec(token) ?? [];
    const known = name.toLowerCase();
    if (known === 'br') return '\n';
    if (!styleTags.includes(known)) return '';
    if (end) {
      const at = open.lastIndexOf(known);
      return at < 0 ? '' : closeTo(at);
    }
    open.push(known);
    return `<${known}${classes}>`;
  });
  return mended.join('') + closeTo(0);
}

function toEndTag(name: string): string {
  return `</${name}>`;
}

function escapeSigns(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
