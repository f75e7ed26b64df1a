import type { ReactNode } from 'react';
import { Unseen } from '../unseen/unseen';
import styles from './code-boxes.module.css';

/** Props of {@link CodeBoxes}. */
export interface CodeBoxesProps {
  /** The code; without it boxes stand empty, as while it is being made. */
  readonly code: string | undefined;
  /** How a reader says it, character by character. */
  readonly spoken: string;
}

/** Where dashes and spaces stand in a code. */
const betweenGroups = /[-\u2010-\u2015\s]+/;

/** Stands in for a code: two groups of four, as identity providers write them. */
const emptyGroups: readonly (readonly string[])[] = [
  ['', '', '', ''],
  ['', '', '', ''],
];

/** A code that is to be typed elsewhere, character by character, with its dashes (S2.47). It runs from left to right in every language. */
export function CodeBoxes({ code, spoken }: CodeBoxesProps): ReactNode {
  const isEmpty = code === undefined;
  const groups = isEmpty ? emptyGroups : code.trim().split(betweenGroups).map(charactersOf);
  return (
    <div className={styles.code} dir="ltr">
      <Unseen>{spoken}</Unseen>
      <div className={`${styles.groups} ${isEmpty ? styles.empty : ''}`} aria-hidden="true">
        {groups.map((characters, place) => (
          <Group key={place} characters={characters} isFirst={place === 0} />
        ))}
      </div>
    </div>
  );
}

interface GroupProps {
  readonly characters: readonly string[];
  readonly isFirst: boolean;
}

function Group({ characters, isFirst }: GroupProps): ReactNode {
  return (
    <div className={styles.group}>
      {!isFirst && <span className={`${styles.dash} fs-text3`} />}
      {characters.map((character, place) => (
        <span key={place} className={`${styles.box} fs-bg fs-line fs-text`}>
          {character}
          {character !== '' && <span className={`${styles.line} fs-caret`} />}
        </span>
      ))}
    </div>
  );
}

const charactersOf = (group: string): readonly string[] => Array.from(group);
