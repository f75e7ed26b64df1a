/** What packages say of the product beside what its configuration says. */
export const productFacts = {
  name: 'Fjernsyn',
  vendor: 'Fjernsyn',
  description: { da: 'Se tv, når du vil.', en: 'Television whenever you like.' },
  site: 'http://fjernsyn.example',
  /** Three whole numbers, as every store wants them. */
  version: '1.0.0',
  /** Behind the mark, as the product's own brand has it. */
  background: '#0B1215',
  tizen: { packageId: 'FjernsynTv', appName: 'Fjernsyn', requiredVersion: '3.0' },
  webos: { id: 'dk.fjernsyn.app' },
  /** Numbers for trying out: a broadcaster's own are assigned by DVB. */
  hbbtv: { organisationId: 0x0001d4c0, applicationId: 0x65 },
} as const;

/** The facts of {@link productFacts}, for whoever packages another product. */
export type ProductFacts = { readonly [Key in keyof typeof productFacts]: Widened<(typeof productFacts)[Key]> };

type Widened<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : { readonly [Key in keyof Value]: Widened<Value[Key]> };
