import type { SectionKind } from '@fjernsyn/catalogue';
import type { LateSource } from '../late/late-source';
import type { SectionView } from '../page/sections/section-props';
import type { SectionTable } from '../page/sections/section-table';

/** A table whose views of one kind come from another source. */
export function withSource<Kind extends SectionKind>(
  table: SectionTable,
  kind: Kind,
  source: LateSource<SectionView<Kind>>,
): SectionTable {
  const isKind = (asked: SectionKind): boolean => asked === kind;
  return {
    sourceOf: <Asked extends SectionKind>(asked: Asked) =>
      isKind(asked)
        ? (source as LateSource<SectionView<SectionKind>> as LateSource<SectionView<Asked>>)
        : table.sourceOf(asked),
  };
}
