/** The part of a state machine's node that a drawing needs, as xstate has it. */
export interface DrawnNode {
  readonly key: string;
  readonly type: string;
  readonly path: readonly string[];
  readonly states: Readonly<Record<string, DrawnNode>>;
  readonly initial: { readonly target: readonly DrawnNode[] };
  readonly transitions: ReadonlyMap<
    string,
    readonly { readonly target?: readonly DrawnNode[] | undefined; readonly guard?: unknown }[]
  >;
}

/** Draws a machine from itself as a Mermaid state diagram: a line for each way from a state to another, with what leads there. */
export function drawMachine({ root }: { readonly root: DrawnNode }): string {
  return ['stateDiagram-v2', ...linesOf(root, '  '), ...waysOf(root, '  anywhere')].join('\n');
}

function linesOf(node: DrawnNode, indent: string): readonly string[] {
  const children = Object.values(node.states);
  const first = node.initial?.target[0];
  return [
    ...(first && children.length > 0 ? [`${indent}[*] --> ${nameOf(first)}`] : []),
    ...([] as string[]).concat(...children.map((child) => drawn(child, indent))),
  ];
}

function drawn(node: DrawnNode, indent: string): readonly string[] {
  const isGroup = Object.keys(node.states).length > 0;
  const inside = isGroup ? [`${indent}state ${nameOf(node)} {`, ...linesOf(node, `${indent}  `), `${indent}}`] : [];
  return [
    ...inside,
    ...waysOf(node, `${indent}${nameOf(node)}`),
    ...(node.type === 'final' ? [`${indent}${nameOf(node)} --> [*]`] : []),
  ];
}

/** The ways that lead on from a state, which is called `from` in the drawing. */
function waysOf(node: DrawnNode, from: string): readonly string[] {
  const lines: string[] = [];
  for (const [event, transitions] of Array.from(node.transitions))
    for (const { target = [], guard } of transitions)
      for (const to of target) lines.push(`${from} --> ${nameOf(to)}: ${causeOf(event)}${guardOf(guard)}`);
  return lines;
}

/** A state's name in the drawing, unique in the machine. */
function nameOf({ path }: DrawnNode): string {
  return path.join('_');
}

/** What leads on, as a reader says it: an event by its name, a timer by that of its delay. */
function causeOf(event: string): string {
  const [, kind, rest = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.*)$/.exec(event) ?? [];
  if (kind === 'done.actor') return 'done';
  if (kind === 'error.actor') return 'error';
  return kind === 'after' ? `after ${rest.split('.')[0]}` : event;
}

/** A guard by its name; one without a name says that there is a condition. */
function guardOf(guard: unknown): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return ` [${guard}]`;
  const { type } = guard as { readonly type?: string };
  return type === undefined ? ' [by answer]' : ` [${type}]`;
}
