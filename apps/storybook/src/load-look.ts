import { type Layout, loadLayout, loadTheme, type Theme } from '@fjernsyn/ui';
import { readStage } from './read-stage';

/** What a story's page wears: its colours and type, and its measures. */
export interface Look {
  readonly theme: Theme;
  readonly layout: Layout;
}

/** A loader of every story: fetches the look that the toolbars ask for, as the client does before its first screen. */
export async function loadLook({
  globals,
}: {
  readonly globals: Readonly<Record<string, unknown>>;
}): Promise<{ look: Look }> {
  const { theme: options, frame } = readStage(globals);
  const theme = await loadTheme(options);
  const { width, height } = frame.styles;
  const size = { widthPx: Number.parseInt(width, 10), heightPx: Number.parseInt(height, 10) };
  return { look: { theme, layout: await loadLayout({ name: frame.layout, ...size, theme }) } };
}
