import type { SectionKind, SectionOf } from '@fjernsyn/catalogue';
import type { FunctionComponent } from 'react';

/** Props of the view of a kind of sections. */
export interface SectionProps<Kind extends SectionKind> {
  readonly section: SectionOf<Kind>;
  /** Place among the rows of the page, from 0; a head has 0 as well. */
  readonly order: number;
}

/** The component that shows the sections of a kind. */
export type SectionView<Kind extends SectionKind> = FunctionComponent<SectionProps<Kind>>;

/** Views of several kinds. */
export type SectionViews = { readonly [Kind in SectionKind]?: SectionView<Kind> };
