import type { TextPart } from '@fjernsyn/shell';

/** What has no words for a reader, or words that are not meant for one. */
const wordless = 'script, style, template, noscript, iframe, object, svg, math, head, title, select, textarea';

const blocks =
  /^(address|article|aside|blockquote|br|dd|div|dl|dt|figure|footer|header|hr|main|p|pre|section|table|td|th|tr)$/;

/**
 * The headings, paragraphs and lists of html of the service. None of its markup comes into our page: the browser reads it into a document
 * that runs and loads nothing, of which the words alone are taken.
 */
export function readHtml(html: string): readonly TextPart[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of Array.from(body.querySelectorAll(wordless))) element.remove();
  const parts: TextPart[] = [];
  let words = '';

  const flush = (kind: 'paragraph' | 'heading' = 'paragraph'): void => {
    const text = plain(words);
    words = '';
    if (text !== '') parts.push({ kind, text });
  };

  const read = (node: Node): void => {
    const name = node.nodeName.toLowerCase();
    if (name === '#text') words += node.nodeValue ?? '';
    else if (name === 'ul' || name === 'ol') {
      flush();
      const entries = entriesOf(node as Element);
      // Steps keep their numbers: the marks of a list have none.
      if (name === 'ol')
        entries.forEach((text, index) => void parts.push({ kind: 'paragraph', text: `${index + 1}. ${text}` }));
      else if (entries.length > 0) parts.push({ kind: 'list', entries });
    } else {
      const isHeading = /^h[1-6]$/.test(name);
      const isBlock = isHeading || blocks.test(name);
      if (isBlock) flush();
      node.childNodes.forEach(read);
      if (isBlock) flush(isHeading ? 'heading' : 'paragraph');
    }
  };
  read(body);
  flush();
  return parts;
}

function entriesOf(list: Element): readonly string[] {
  return Array.from(list.querySelectorAll('li'), (entry) => plain(ownWords(entry))).filter((text) => text !== '');
}

/** Without those of a list inside, whose entries stand by themselves. */
function ownWords(node: Node): string {
  if (/^[uo]l$/i.test(node.nodeName)) return ' ';
  if (node.childNodes.length === 0) return node.nodeName === '#text' ? (node.nodeValue ?? '') : ' ';
  return Array.from(node.childNodes, ownWords).join('');
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
