declare module 'js-spatial-navigation' {
  /** The parts of the engine that the bench uses; it ships no types. */
  interface SpatialNavigation {
    init(): void;
    add(sectionId: string, config: { readonly selector: string }): string;
    makeFocusable(): void;
    focus(target: string): boolean;
    move(direction: 'left' | 'right' | 'up' | 'down'): boolean;
  }
  const navigation: SpatialNavigation;
  export = navigation;
}
