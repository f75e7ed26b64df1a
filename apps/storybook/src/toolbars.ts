import { type Placed, placedBrands, placedUniverses } from './places';

const toolbar = (name: string, icon: string, items: readonly Placed[]) => ({
  name,
  description: name,
  toolbar: { title: name, icon, items: [...items], dynamicTitle: true },
});

const item = (value: string, title: string): Placed => ({ value, title });

/** The toolbars above every story, in Storybook's own form; `readStage` reads what they are set to. */
export const toolbars = {
  brand: toolbar('Brand', 'paintbrush', placedBrands),
  universe: toolbar('Universe', 'globe', [item('none', 'Grown-ups'), ...placedUniverses]),
  locale: toolbar('Locale', 'transfer', [item('da', 'Dansk'), item('en', 'English'), item('ar', 'العربية')]),
  direction: toolbar('Direction', 'arrowrightalt', [
    item('locale', 'Direction of the locale'),
    item('ltr', 'Left to right'),
    item('rtl', 'Right to left'),
  ]),
  textSize: toolbar('Text size', 'zoom', [item('normal', 'Normal text'), item('large', 'Large text')]),
  contrast: toolbar('Contrast', 'contrast', [item('normal', 'Normal contrast'), item('high', 'High contrast')]),
  motion: toolbar('Motion', 'play', [item('full', 'Full motion'), item('reduced', 'Reduced motion')]),
  overlay: toolbar('Overlay', 'ruler', [
    item('none', 'No overlay'),
    item('safeArea', 'Safe area'),
    item('threeMetres', 'From three metres'),
    item('both', 'Safe area from three metres'),
  ]),
  focus: toolbar('Focus', 'structure', [item('plain', 'Focus as it is'), item('tree', 'Focus tree and last move')]),
};

/** What the toolbars stand at when Storybook opens. */
export const initialGlobals = {
  viewport: { value: 'fitted', isRotated: false },
  brand: 'first',
  universe: 'none',
  locale: 'da',
  direction: 'locale',
  textSize: 'normal',
  contrast: 'normal',
  motion: 'full',
  overlay: 'none',
  focus: 'plain',
};
