import {
  type ProfileAction,
  type ProfileActor,
  type ProfileRight,
  type ProfileRole,
  type ProfileScreen,
  profileActions,
  profileRight,
} from '../profiles/profile-rights';

/** A row of the table of rights: something that can be done, and the right of each of {@link actors} to it. */
export interface RightsRow {
  readonly screen: ProfileScreen;
  readonly action: ProfileAction;
  /** About which profile, where that makes a difference. */
  readonly about: string | undefined;
  readonly rights: readonly ProfileRight[];
}

/** Who is told apart, with the heading of their column. Whether the account has a PIN matters to restricted viewers alone. */
const actors: readonly (readonly [heading: string, actor: ProfileActor])[] = [
  ...(['nobody', 'fallback', 'unchosen', 'primary', 'standard', 'restricted'] as const).map(
    (role: ProfileRole) => [role, { role, isPinSet: false }] as const,
  ),
  ['restricted, with a PIN', { role: 'restricted', isPinSet: true }],
  ['child', { role: 'child', isPinSet: false }],
];

/** Every screen and action with every actor's right to it. */
export function rightsTable(): readonly RightsRow[] {
  const rows: RightsRow[] = [];
  for (const screen of Object.keys(profileActions) as ProfileScreen[])
    for (const action of profileActions[screen]) {
      rows.push(rowOf(screen, action));
      if (action === 'choose') rows.push(rowOf(screen, action, 'a profile with a PIN'));
      if (action === 'change-age' || action === 'delete') rows.push(rowOf(screen, action, 'the primary profile'));
    }
  return rows;
}

/** The table of rights in Markdown. */
export function printRights(): string {
  const lines = [
    ['screen', 'action', ...actors.map(([heading]) => heading)],
    Array.from({ length: actors.length + 2 }, () => '---'),
    ...rightsTable().map(({ screen, action, about, rights }) => [
      screen,
      [action, ...(about === undefined ? [] : [about])].join(' '),
      ...rights.map((right) => (right === 'allowed' ? 'yes' : right)),
    ]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function rowOf(screen: ProfileScreen, action: ProfileAction, about?: string): RightsRow {
  const subject = { hasPin: about === 'a profile with a PIN', isPrimary: about === 'the primary profile' };
  return { screen, action, about, rights: actors.map(([, actor]) => profileRight(screen, action, actor, subject)) };
}
