import { type ReactNode, useEffect, useState } from 'react';
import { Unseen } from '../unseen/unseen';

/** What a reader says when it changes, and nobody sees; twice the same is said twice where `count` tells them apart. */
export function Spoken({ text, count = 0 }: { readonly text: string; readonly count?: number }): ReactNode {
  return (
    <Unseen isStatus>
      <span key={count}>{text}</span>
    </Unseen>
  );
}

/** What typing made of a text: what came at its end, or what went. */
export interface TextChange {
  readonly added: string;
  readonly removed: string;
}

/** Says each change of a text; nothing at first. */
export function SpokenChanges(props: {
  readonly text: string;
  readonly describe: (change: TextChange) => string;
}): ReactNode {
  const { text, describe } = props;
  const [heard, setHeard] = useState({ text, said: '', count: 0 });
  useEffect(() => {
    if (heard.text === text) return;
    setHeard({ text, said: describe(changeOf(heard.text, text)), count: heard.count + 1 });
  }, [heard, text, describe]);
  return <Spoken text={heard.said} count={heard.count} />;
}

/** How one text became another. */
export function changeOf(before: string, after: string): TextChange {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  return { added: after.slice(same), removed: before.slice(same) };
}
