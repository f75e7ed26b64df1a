import { expect, it } from 'vitest';
import { freshPage } from './fresh-page';

const attributesOf = ({ documentElement, body }: Document) => [
  documentElement.getAttributeNames(),
  body.getAttributeNames(),
];

it('[EE1030] a file of tests finds nothing in the page that another has left there', () => {
  document.head.innerHTML = '<style data-vite-dev-id="a.module.css">a{}</style><script id="boot"></script>';
  document.title = 'Fjernsyn – Havgus';
  document.body.innerHTML = '<div id="root"><button>Afspil</button></div>';
  document.querySelector('button')?.focus();
  document.documentElement.lang = 'ar';
  document.documentElement.dataset.layout = 'phone';
  document.body.className = 'far';
  localStorage.setItem('fjernsyn.session', '{}');
  history.replaceState(null, '', '/film');
  Object.assign(window, { innerWidth: 360 });

  freshPage(window);
  expect([...document.head.children].map(({ tagName }) => tagName)).toEqual(['STYLE']);
  expect([document.title, document.body.childNodes.length]).toEqual(['', 0]);
  expect(document.activeElement).toBe(document.body);
  expect(attributesOf(document)).toEqual([[], []]);
  expect([localStorage.length, location.pathname, window.innerWidth]).toEqual([0, '/', 1024]);
});
