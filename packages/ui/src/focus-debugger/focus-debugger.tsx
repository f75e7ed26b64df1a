import type { Verdict } from '@fjernsyn/focus';
import { type ReactNode, useEffect, useState } from 'react';
import { useFocusScope } from '../focus/focus-scope';
import type { DrawnNode } from './draw-focus-tree';
import { type FocusDrawing, watchFocus } from './watch-focus';

const strokes: Readonly<Record<Verdict | 'group' | 'leaf' | 'focused', string>> = {
  chosen: 'lime',
  further: 'gold',
  behind: 'orange',
  disabled: 'red',
  empty: 'red',
  layer: 'red',
  'no-rect': 'red',
  focused: 'lime',
  leaf: 'deepskyblue',
  group: 'magenta',
};

/**
 * Draws the focus tree over the page: boxes of groups and leaves with their keys, and at each candidate of the last move the rule that
 * dropped or chose it. For stories and development; no product imports it.
 */
export function FocusDebugger(): ReactNode {
  const { engine } = useFocusScope().binding;
  const [{ nodes, lastMove }, setDrawing] = useState<FocusDrawing>({ nodes: [], lastMove: null });
  useEffect(() => watchFocus(engine, window, setDrawing), [engine]);

  const verdicts = new Map(lastMove?.candidates.map(({ id, verdict }) => [id, verdict]));
  return (
    <svg
      aria-hidden="true"
      data-focus-debugger={lastMove === null ? '' : `${lastMove.direction} ${lastMove.result.outcome}`}
      style={{ position: 'fixed', top: 0, left: 0, width: '100%', height: '100%', pointerEvents: 'none', zIndex: 99 }}
    >
      {nodes.map((node) => (
        <DebuggedNode key={node.id} node={node} verdict={verdicts.get(node.id)} />
      ))}
    </svg>
  );
}

interface DebuggedNodeProps {
  readonly node: DrawnNode;
  readonly verdict: Verdict | undefined;
}

function DebuggedNode({ node, verdict }: DebuggedNodeProps): ReactNode {
  const { name, box, isGroup, hasFocus } = node;
  const stroke = strokes[verdict ?? (isGroup ? 'group' : hasFocus ? 'focused' : 'leaf')];
  const text = verdict === undefined ? name : `${name}: ${verdict}`;
  return (
    <g>
      <rect
        {...box}
        fill="none"
        stroke={stroke}
        strokeWidth={hasFocus ? 3 : 1}
        strokeDasharray={isGroup ? '6 4' : undefined}
      />
      <text
        x={box.x + 4}
        y={isGroup ? box.y - 4 : box.y + 16}
        fontSize={13}
        fill={stroke}
        stroke="black"
        strokeWidth={3}
        paintOrder="stroke"
      >
        {text}
      </text>
    </g>
  );
}
