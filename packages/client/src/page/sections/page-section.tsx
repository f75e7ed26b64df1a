import type { Section, SectionKind } from '@fjernsyn/catalogue';
import { memo, type ReactElement } from 'react';
import { LateSection } from './late-section';
import type { SectionProps } from './section-props';
import { useSectionTable } from './section-table';

/** Props of {@link PageSection}. */
export interface PageSectionProps {
  readonly section: Section;
  /** Place among the rows of the page, from 0; a head has 0 as well. */
  readonly order: number;
}

/** One section of a page, shown by the view of its kind; it does not render again because the page around does. */
export const PageSection = memo(function PageSection({ section, order }: PageSectionProps): ReactElement {
  return <KindSection kind={section.kind} section={section} order={order} />;
});

/** Ties a section to the view of its kind. */
function KindSection<Kind extends SectionKind>({
  kind,
  section,
  order,
}: SectionProps<Kind> & { readonly kind: Kind }): ReactElement {
  const source = useSectionTable().sourceOf(kind);
  const View = source.get();
  return View ? (
    <View section={section} order={order} />
  ) : (
    <LateSection source={source} section={section} order={order} />
  );
}
