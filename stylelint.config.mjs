// The floor is Chromium 63. What follows is what no compiler turns into something older: it would reach a set unchanged
// and be dropped there without a word. Geometry is in rem, as one root size scales the canvas; colours come from themeCss.
const absoluteUnits = ['px', 'pt', 'pc', 'cm', 'mm', 'in', 'Q'];

// A border may be as thin as the set can draw it; words that only take away a colour are no colours.
const colourFunctions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix'];
const youngRules = ['layer', 'container', 'property', 'scope', 'starting-style'];
const youngFunctions = ['clamp', 'min', 'max', 'var', 'env', 'round', 'abs', 'sign', 'light-dark', 'anchor'];

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-no-unsupported-browser-features'],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      {
        browsers: ['chrome 63'],
        // Tells of partial support in 63 that does not touch what we use of them.
        ignore: [
          'css-nesting',
          'css-overflow',
          'outline',
          'text-decoration',
          'viewport-units',
          'multicolumn',
          'prefers-reduced-motion',
        ],
      },
    ],
    'property-disallowed-list': [
      'gap',
      'row-gap',
      'column-gap',
      'aspect-ratio',
      '/^grid/',
      '/^inset/',
      '/^(margin|padding|border)-(inline|block)/',
      '/^(inline|block|min-inline|min-block|max-inline|max-block)-size$/',
      'place-items',
      'place-content',
      'place-self',
      'translate',
      'rotate',
      'scale',
      'container',
      'container-type',
      'container-name',
      'content-visibility',
      'backdrop-filter',
      'accent-color',
      '/^overscroll-/',
      '/^scroll-(margin|padding|snap)/',
      '/^--/',
    ],
    'declaration-property-value-disallowed-list': {
      display: ['/grid/', 'flow-root', 'contents'],
      overflow: ['clip'],
      position: ['sticky'],
    },
    'function-disallowed-list': [...youngFunctions, ...colourFunctions],
    'selector-pseudo-class-disallowed-list': [
      'focus-visible',
      'is',
      'where',
      'has',
      'any-link',
      'dir',
      'modal',
      'focus-within',
    ],
    // Every write of an inline style, and so every move of a page, would have everything below looked at anew.
    'selector-attribute-name-disallowed-list': ['style'],
    'at-rule-disallowed-list': [...youngRules, 'import'],
    // A window is measured in px; only what stands in it is in rem.
    'unit-disallowed-list': [absoluteUnits, { ignoreMediaFeatureNames: { px: ['/^(min|max)-(width|height)$/'] } }],
    'color-no-hex': true,
    'color-named': 'never',
    'custom-property-pattern': '(?!)',
    'max-nesting-depth': 0,
  },
  overrides: [
    {
      // The theme's own rules, written from the tokens: colours and hair lines are what they are made of.
      files: ['packages/ui/src/theme/*.css'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'unit-disallowed-list': null,
        'function-disallowed-list': youngFunctions,
      },
    },
    {
      // The one list of the families; the bundler puts their rules in its place.
      files: ['packages/ui/fonts/fonts.css'],
      rules: { 'at-rule-disallowed-list': youngRules },
    },
  ],
};
