import { expect, test } from 'vitest';
import { readHtml } from './read-html';

test('[CL150] html of the service is read as headings, paragraphs and lists of words', () => {
  const html =
    '<h2>Log&nbsp;ind</h2><div>Find <b>koden</b>\n på tv.<br>Skriv&#32;den &amp; tryk.</div><ul><li>Et</li><li> To </li></ul>Slut';
  expect(readHtml(html)).toEqual([
    { kind: 'heading', text: 'Log ind' },
    { kind: 'paragraph', text: 'Find koden på tv.' },
    { kind: 'paragraph', text: 'Skriv den & tryk.' },
    { kind: 'list', entries: ['Et', 'To'] },
    { kind: 'paragraph', text: 'Slut' },
  ]);
});

test('[CL150] a list in a list is read entry by entry, and what is empty is left out', () => {
  expect(readHtml('<p> </p><ul><li>Et<ul><li>To</li></ul></li><li></li></ul><ol></ol>')).toEqual([
    { kind: 'list', entries: ['Et', 'To'] },
  ]);
});

test('[CL150] steps keep their numbers', () => {
  expect(readHtml('<ol><li>Vælg</li><li>Skriv</li></ol>')).toEqual([
    { kind: 'paragraph', text: '1. Vælg' },
    { kind: 'paragraph', text: '2. Skriv' },
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '<style>p{}</style><template><p>x</p></template>',
  '<img src=x onerror="alert(1)"><svg><text>x</text></svg>',
  '<iframe srcdoc="<p>x</p>"></iframe><!-- <p>x</p> -->',
  '',
])('[CL151] nothing of %s is shown, and nothing of it runs', (html) => {
  expect(readHtml(html)).toEqual([]);
});

test('[CL151] what is cut short or not closed is still words', () => {
  expect(readHtml('<p>Et<p>To &lt;b&gt; <b>tre')).toEqual([
    { kind: 'paragraph', text: 'Et' },
    { kind: 'paragraph', text: 'To <b> tre' },
  ]);
});
