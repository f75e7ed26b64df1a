/** Counts calls that make an engine compute layout. */
export interface LayoutReads {
  readonly reads: readonly string[];
  end(): void;
}

const getters = [
  'offsetTop',
  'offsetLeft',
  'offsetWidth',
  'offsetHeight',
  'offsetParent',
  'clientTop',
  'clientLeft',
  'clientWidth',
  'clientHeight',
  'scrollTop',
  'scrollLeft',
  'scrollWidth',
  'scrollHeight',
  'innerText',
];
const methods = ['getBoundingClientRect', 'getClientRects', 'scrollIntoView'];

/** Lets `focus` read its options, as every engine since Chromium 64 does; until `end`. */
export function knowPreventScroll(): () => void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    void options?.preventScroll;
    focus.call(this, options);
  };
  return () => {
    HTMLElement.prototype.focus = focus;
  };
}

/** Watches every layout-reading property and call of elements, and `getComputedStyle`, until `end`. */
export function countLayoutReads(): LayoutReads {
  const reads: string[] = [];
  const restores: (() => void)[] = [];
  const watch = (owner: object, name: string): void => {
    const found = Object.getOwnPropertyDescriptor(owner, name);
    if (found?.configurable !== true) return;
    restores.push(() => Object.defineProperty(owner, name, found));
    const { get, value } = found;
    if (typeof value === 'function') {
      Object.defineProperty(owner, name, {
        ...found,
        value(this: unknown, ...parameters: readonly unknown[]) {
          reads.push(name);
          return value.apply(this, parameters);
        },
      });
    } else if (get !== undefined) {
      Object.defineProperty(owner, name, {
        ...found,
        get(this: unknown) {
          reads.push(name);
          return get.call(this);
        },
      });
    }
  };
  for (const owner of [HTMLElement.prototype, Element.prototype]) {
    for (const name of [...getters, ...methods]) watch(owner, name);
  }
  watch(window, 'getComputedStyle');
  return {
    reads,
    end() {
      for (const restore of restores) restore();
    },
  };
}
