import { describe, expect, it } from 'vitest';
import { findFocusIdViolations } from './focus-id-guards';
import { draftPackage } from './test-packages';

const inFile = (tag: string, path: string, text: string) => [draftPackage(tag, { files: { [path]: text } })];

describe('findFocusIdViolations', () => {
  it.each([
    "const id = toNodeId(contentId, 'controls');",
    "const id = toDescendantId(parent, keys.controls, 'seek');",
    `const id = \`\${contentId}/seek/bar\`;`,
    `const id = \`\${toNodeId(parent, key)}/bar\`;`,
    "focus.focus('app/page/hero');",
    "engine.hasFocusWithin('app/page');",
  ])('[HO70] fails an id that is written by hand: %s', (text) => {
    expect(findFocusIdViolations(inFile('client', 'src/watch.tsx', text))).toEqual([
      "packages/client/src/watch.tsx: writes a focus id by hand; take it from the component's own ids",
    ]);
  });

  it.each([
    "const page = focus.getFocused()?.split('/hero/')[0];",
    "const isBar = focused.endsWith('/bar');",
    'const key = nodeId.slice(pageId.length + 1);',
    "const key = part.replace(/%2F/g, '/');",
  ])('[HO70] fails an id that is taken apart: %s', (text) => {
    expect(findFocusIdViolations(inFile('ui', 'src/page.ts', text))).toEqual([
      'packages/ui/src/page.ts: takes a focus id apart; ask focus',
    ]);
  });

  it.each([
    'const id = toNodeId(parentId, focusKey);',
    `const id = toNodeId(parentId, \`\${step}\`);`,
    'const { play } = playerControlIds(contentIdOf(entryKey));',
    'const key = childKeyOf(focused, pageId);',
    `const address = \`\${cdnUrl}/page\`;`,
    "const isLink = path.startsWith('/');",
    'element.focus({ preventScroll: true });',
  ])('[HO70] is content with %s', (text) => {
    expect(findFocusIdViolations(inFile('client', 'src/watch.tsx', text))).toEqual([]);
  });

  it('[HO70] leaves the keys to the files of ids, and ids to tests and to focus itself', () => {
    const made = "const id = toDescendantId(parent, 'controls', 'play');";
    expect(findFocusIdViolations(inFile('ui', 'src/player/player-control-ids.ts', made))).toEqual([]);
    expect(findFocusIdViolations(inFile('ui', 'src/player/player.test.tsx', "engine.focus('screen/a');"))).toEqual([]);
    expect(findFocusIdViolations(inFile('focus', 'src/tree/node-id.ts', 'const key = id.slice(1);'))).toEqual([]);
  });
});
