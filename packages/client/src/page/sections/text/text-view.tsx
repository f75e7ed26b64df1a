import { Passage } from '@fjernsyn/ui';
import { type ReactElement, useMemo } from 'react';
import { useClient } from '../../../application-context';
import { readHtml } from '../../../overlay/help/read-html';
import type { SectionProps } from '../section-props';
import { useFirstRow } from '../use-first-row';
import { excerptOf } from './excerpt';
import { textTexts } from './text-texts';

/** Lines of a text that a screen shows under the header, in large text too. */
const maxLines = 15;

/** A text of the service, read as words; a long one begins here and is read on in a dialog. */
export function TextView({ section: { id, title, html }, order }: SectionProps<'text'>): ReactElement | null {
  const { application, t: ours } = useClient();
  const t = useMemo(() => ours.with(textTexts), [ours]);
  const parts = useMemo(() => readUnder(title, html), [title, html]);
  const excerpt = useMemo(() => excerptOf(parts, maxLines), [parts]);
  useFirstRow(order, true);
  if (parts.length === 0) return null;
  const readMore = (): void => void application.overlays.dialogs.show({ kind: 'text', title, parts });
  return (
    <Passage
      focusKey={id}
      order={order}
      title={title || undefined}
      blocks={excerpt.parts}
      actions={
        excerpt.isCut
          ? [{ focusKey: 'more', label: t('text.readMore'), icon: 'info', onActivate: readMore }]
          : undefined
      }
    />
  );
}

/** The parts of a text, without a heading that says its title again. */
function readUnder(title: string, html: string): ReturnType<typeof readHtml> {
  const parts = readHtml(html);
  const [first] = parts;
  return first?.kind === 'heading' && first.text === title.trim() ? parts.slice(1) : parts;
}
