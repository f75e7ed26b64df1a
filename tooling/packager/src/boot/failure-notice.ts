// biome-ignore-all lint: this runs in any browser, so it is written in ES5.

/** Why the app is not there: its scripts did not load, or the browser knows no modules. */
export type Failure = 'load' | 'engine';

var sentences = {
  load: {
    da: 'Siden kunne ikke indlæses. Tjek forbindelsen, og prøv igen.',
    en: 'The page could not be loaded. Check the connection and try again.',
  },
  engine: {
    da: 'Browseren er for gammel til denne side. Opdatér den, og prøv igen.',
    en: 'This browser is too old for this page. Update it and try again.',
  },
};

function paragraph(language: 'da' | 'en', text: string): HTMLElement {
  var element = document.createElement('p');
  element.lang = language;
  element.textContent = text;
  return element;
}

/** Puts a message in Danish and English into an empty root, with a focused button that loads the page again. */
export function showFailure(root: HTMLElement, failure: Failure, reload: () => void): void {
  // An app that is already on screen tells its own troubles.
  if (root.querySelector('[data-opening]') !== null) root.textContent = '';
  if (root.firstElementChild !== null) return;
  var notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  notice.id = 'boot-failure';
  notice.style.padding = '2em';
  notice.style.fontFamily = 'sans-serif';
  // Readable across a room as well.
  notice.style.fontSize = '1.5em';
  notice.style.textAlign = 'center';
  notice.style.background = '#fff';
  notice.style.color = '#000';
  notice.appendChild(paragraph('da', sentences[failure].da));
  notice.appendChild(paragraph('en', sentences[failure].en));
  var button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Prøv igen / Try again';
  button.style.fontSize = 'inherit';
  button.onclick = reload;
  notice.appendChild(button);
  root.appendChild(notice);
  button.focus();
}
