import { brands } from '@fjernsyn/brand/brands';
import { expect, it } from 'vitest';
import { axeParameters } from './axe-parameters';
import { frames } from './frames';
import { readStage } from './read-stage';
import { initialGlobals, toolbars } from './toolbars';

it('[SB3] reads what the toolbars stand at when Storybook opens', () => {
  expect(readStage(initialGlobals)).toEqual({
    theme: { brand: brands[0], universe: undefined, modes: [] },
    locale: 'da',
    readingDirection: 'ltr',
    frame: frames.fitted,
    hasSafeArea: false,
    isFar: false,
    isFocusDrawn: false,
  });
});

it('[SB3] reads every toolbar, and what it does not know as the first value', () => {
  const asked = { brand: 'second', universe: 'third', textSize: 'large', contrast: 'high', motion: 'reduced' };
  expect(readStage({ ...initialGlobals, ...asked }).theme).toEqual({
    brand: brands[1],
    universe: brands[1]?.universes[2],
    modes: ['largeText', 'highContrast', 'reducedMotion'],
  });
  expect(readStage({})).toEqual(readStage(initialGlobals));
  expect(readStage({ ...initialGlobals, brand: 'other', universe: 'other', direction: 'other' })).toEqual(
    readStage(initialGlobals),
  );
});

it('[SB3] takes the direction from the locale unless it is set', () => {
  expect(readStage({ locale: 'ar', direction: 'locale' }).readingDirection).toBe('rtl');
  expect(readStage({ locale: 'ar', direction: 'ltr' }).readingDirection).toBe('ltr');
  expect(readStage({ locale: 'da', direction: 'rtl' }).readingDirection).toBe('rtl');
});

it('[SB3] offers each initial value in its toolbar', () => {
  for (const [name, { toolbar }] of Object.entries(toolbars)) {
    const values = toolbar.items.map(({ value }) => value);
    expect(values).toContain(initialGlobals[name as keyof typeof toolbars]);
  }
});

it('[SB3] lays the overlays alone and together', () => {
  const overlaysOf = (overlay: string) => {
    const { hasSafeArea, isFar } = readStage({ overlay });
    return [hasSafeArea, isFar];
  };
  expect(['none', 'safeArea', 'threeMetres', 'both'].map(overlaysOf)).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ]);
});

it('[SB6] [SB120] has the screens of sets, desk and phone, and opens on one that fits a window', () => {
  const sizes = Object.values(frames).map(({ styles: { width, height } }) => `${width} ${height}`);
  const phones = ['360px 640px', '844px 390px'];
  expect(sizes).toEqual(['960px 540px', '1280px 720px', '1920px 1080px', '3840px 2160px', '1440px 900px', ...phones]);
  expect(initialGlobals.viewport.value).toBe(Object.keys(frames)[0]);
});

it('[SB7] fails a story by what axe finds', () => {
  expect(axeParameters.test).toBe('error');
  expect(axeParameters.options.runOnly.values).toEqual(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
});
