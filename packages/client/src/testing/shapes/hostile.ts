import type { FakeAnswer } from '@fjernsyn/platform/testing';
import { film, link } from './items';
import { listOf } from './lists';

const { title: _title, ...untitled } = film(4106, '');
const { id: _id, ...anonymous } = film(4107, 'Uden nummer');

/** Markup, entities and marks of templates where words are expected. */
export const markedTitle = `<img src=x onerror=alert(1)><script>alert('hej')</script>Sild & <b>løg</b>`;
const markedTagline = `$${'{'}7*7} {{7*7}} <!--`;
export const markedText = `&lt;script&gt;alert(2)&lt;/script&gt; "citat" 'apostrof'`;

/** A title of some thousand letters that ends, and a word that has no break. */
export const longTitle = `Den ${'meget '.repeat(690)}lange titel`;
export const longWord = 'Å'.repeat(2_000);

/** Titles of other directions, and of letters that are built of parts, with what is shown of them. */
export const otherScripts: readonly (readonly [sent: string, shown: string])[] = [
  ['رحلة الشتاء إلى الجزيرة', 'رحلة الشتاء إلى الجزيرة'],
  ['\u202egnilts re netxet\u202c', 'gnilts re netxet'],
  ['ספינה 3 של חורף (1998)', 'ספינה 3 של חורף (1998)'],
  [
    'T\u0351\u036b\u0343e\u0315\u0352g\u0301\u0334n \u200b\u{1f469}\u200d\u{1f680}\u{1f1e9}\u{1f1f0}',
    '\u{1f469}\u200d\u{1f680}\u{1f1e9}\u{1f1f0}',
  ],
  ['Abildgra\u030asten', 'Abildgråsten'],
];

/** Paths that lead nowhere good, and the two that lead somewhere. */
export const badPaths: readonly (readonly [title: string, path: string])[] = [
  ['Skript', 'javascript:alert(document.domain)'],
  ['Data', 'data:text/html,<script>alert(1)</script>'],
  ['To streger', '//andet.example/sted'],
  ['Omvendt', '/\\andet.example'],
  ['Kodet', '/search?q=%3Cscript%3E'],
  ['Mellemrum', ' javaScript:alert(1)'],
  ['Opad', '/../../konto'],
];
export const goodPaths: readonly (readonly [title: string, path: string])[] = [
  ['Inde', '/kategorier/film'],
  ['Ude', 'https://andet.example/om'],
];

/** Lists that no service should send, by the name of their shape. */
export const hostileLists = {
  'hostile-broken-item': listOf('4900', 'Fjendsk', [
    film(4101, 'Havgus'),
    null,
    '4102',
    untitled,
    anonymous,
    film(4105, 'Marsken', { images: 'ingen', offers: null, customFields: [] }),
    film(4108, 'Lygten', { id: 4108, duration: '4421', releaseYear: '2022' }),
    [],
    {},
    film(4102, 'Bøgenat'),
  ]),
  'hostile-html-title': listOf('4906', 'Fjendsk', [
    film(4911, markedTitle, { shortDescription: markedText, tagline: markedTagline }),
    film(4102, 'Bøgenat'),
  ]),
  'hostile-javascript-path': listOf(
    '4901',
    'Fjendsk',
    [...badPaths, ...goodPaths].map(([title, path], index) => link(4921 + index, title, path)),
  ),
  'hostile-long-title': listOf('4907', 'Fjendsk', [
    film(4912, longTitle, { contextualTitle: longWord }),
    film(4913, longWord),
    film(4102, 'Bøgenat'),
  ]),
  'hostile-rtl-title': listOf(
    '4902',
    'Fjendsk',
    otherScripts.map(([title], index) => film(4931 + index, title)),
  ),
} as const;

const sound = JSON.stringify([listOf('4904', 'Sund', [film(4102, 'Bøgenat')])]);

/** Answers that are no answers, by the name of their shape. */
export const hostileAnswers: Readonly<Record<string, FakeAnswer>> = {
  'hostile-truncated-json': { body: sound.slice(0, -60), headers: { 'content-length': String(sound.length) } },
  'hostile-html-502': {
    status: 502,
    contentType: 'text/html',
    body: '<!DOCTYPE html><html><head><title>502</title></head><body><h1>Bad Gateway</h1></body></html>',
  },
};

/** [hostile-wrong-content-type] What is in order, and said to be a page of the web. */
export const wrongContentType = (body: unknown): FakeAnswer => ({
  contentType: 'text/html; charset=utf-8',
  body: JSON.stringify(body),
});
