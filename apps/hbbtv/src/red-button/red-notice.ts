import type { Unsubscribe } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';

/** How long the notice stays: long enough to be read, short enough not to lie over a programme. */
export const noticeMs = 10_000;

/** What is said, by language; the name of the application follows. */
const words: Readonly<Record<string, string>> = { da: 'Tryk på den røde knap for', en: 'Press the red button for' };

/** The notice of the red button, over a running broadcast. */
export interface RedNotice {
  show(): void;
  hide(): void;
}

/** Dependencies of {@link createRedNotice}. */
export interface RedNoticeDeps {
  readonly document: Document;
  readonly clock: Clock;
  /** As BCP 47. */
  readonly language: string;
  readonly applicationName: string;
}

/** Makes a {@link RedNotice} in plain elements, as it is drawn before anything of the client is fetched. It goes by itself after 10 s. */
export function createRedNotice(deps: RedNoticeDeps): RedNotice {
  const { document, clock } = deps;
  let box: HTMLElement | undefined;
  let cancel: Unsubscribe | undefined;

  const hide = (): void => {
    cancel?.();
    box?.parentNode?.removeChild(box);
    box = undefined;
  };

  return {
    hide,
    show() {
      hide();
      box = draw(deps);
      document.body.appendChild(box);
      cancel = clock.after(noticeMs, hide);
    },
  };
}

function draw({ document, language, applicationName }: RedNoticeDeps): HTMLElement {
  const box = document.createElement('div');
  box.setAttribute('role', 'status');
  // Within the safe area at the end of the screen: 10 % and 5 % of it are its margins.
  setStyle(box, {
    position: 'absolute',
    right: '10%',
    bottom: '5%',
    padding: '1.7vh 2.2vh',
    borderRadius: '1.1vh',
    background: 'rgba(10, 12, 24, 0.86)',
    color: '#f4f4f6',
    fontFamily: 'sans-serif',
    fontSize: '3.1vh',
  });
  const dot = document.createElement('span');
  setStyle(dot, {
    display: 'inline-block',
    width: '2.2vh',
    height: '2.2vh',
    borderRadius: '50%',
    background: '#d9232e',
    marginRight: '1.4vh',
    verticalAlign: '-0.2vh',
  });
  box.appendChild(dot);
  const base = language.toLowerCase().split('-')[0] ?? '';
  box.appendChild(document.createTextNode(`${words[base] ?? words.da} ${applicationName}`));
  return box;
}

function setStyle({ style }: HTMLElement, rules: Readonly<Record<string, string>>): void {
  // One by one through the object model: the page's policy allows no inline style.
  Object.assign(style, rules);
}
