import { joinSentences } from '@fjernsyn/kernel';
import type { ReactNode } from 'react';
import styles from './text-blocks.module.css';

/** A part of a longer text. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly entries: readonly string[] }
  /** Something known, after its name. */
  | { readonly kind: 'fact'; readonly name: string; readonly text: string };

/** A text in its parts, each in a direction of its own. */
export function TextBlocks({ blocks }: { readonly blocks: readonly TextBlock[] }): ReactNode {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

/** What a reader says of a text. */
export function spokenText(blocks: readonly TextBlock[]): string {
  return joinSentences(
    ...blocks.map((block) => {
      if (block.kind === 'list') return joinSentences(...block.entries);
      return block.kind === 'fact' ? `${block.name}: ${block.text}` : block.text;
    }),
  );
}

function Block({ block }: { readonly block: TextBlock }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 className={`${styles.heading} fs-type-rail fs-text`}>
          <bdi>{block.text}</bdi>
        </h2>
      );
    case 'paragraph':
      return (
        <p className={styles.block}>
          <bdi>{block.text}</bdi>
        </p>
      );
    case 'fact':
      return (
        <p className={styles.fact}>
          <bdi>{block.name}</bdi>
          {': '}
          <span className="fs-text">
            <bdi>{block.text}</bdi>
          </span>
        </p>
      );
    case 'list':
      return (
        <ul className={`${styles.block} ${styles.list}`}>
          {block.entries.map((entry, index) => (
            <li key={index} className={styles.entry}>
              <bdi>{entry}</bdi>
            </li>
          ))}
        </ul>
      );
  }
}
