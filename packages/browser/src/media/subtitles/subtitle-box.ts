import type { CaptionSettings } from '@fjernsyn/platform';

/** Lines of subtitles that we draw ourselves, for engines that draw none. */
export interface SubtitleBox {
  /** Shows these texts, one below the other, in the place of those before; none takes them away. */
  show(texts: readonly (string | Node)[]): void;
  remove(): void;
}

/** What stands behind letters where the viewer has told the set nothing else. */
const usualBackground = 'rgba(0, 0, 0, 0.8)';

/** Makes a {@link SubtitleBox} beside the picture, where the screen's styles place it as they place those of other engines. */
export function createSubtitleBox(host: HTMLElement, captions?: CaptionSettings): SubtitleBox {
  const box = host.ownerDocument.createElement('div');
  Object.assign(box.style, { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' });
  const toLine = (text: string | Node): HTMLElement => {
    const line = host.ownerDocument.createElement('div');
    const words = host.ownerDocument.createElement('span');
    line.style.textAlign = 'center';
    if (captions?.sizeScale !== undefined) line.style.fontSize = `${captions.sizeScale}em`;
    Object.assign(words.style, {
      backgroundColor: captions?.backgroundColor ?? usualBackground,
      color: captions?.textColor ?? '',
      whiteSpace: 'pre-line',
      unicodeBidi: 'plaintext',
    });
    words.append(text);
    line.append(words);
    return line;
  };
  return {
    show(texts) {
      box.textContent = '';
      if (texts.length > 0 && !box.parentNode) host.append(box);
      box.append(...texts.map(toLine));
    },
    remove: () => box.remove(),
  };
}
