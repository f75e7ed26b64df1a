/** What axe looks for in every story, and that a finding fails it: WCAG 2.2, levels A and AA, as axe tags its rules. */
export const axeParameters = {
  test: 'error',
  options: { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
} as const;
