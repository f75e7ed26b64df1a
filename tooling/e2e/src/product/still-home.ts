import type { ReferenceService } from '@fjernsyn/reference-service';

interface SentPage {
  readonly entries: readonly { readonly customFields?: Readonly<Record<string, unknown>> }[];
}

/** Lets the service answer its home page with a hero whose slides take no turns, for a test that nothing may come between. */
export async function answerStillHome({ cdnUrl, faults }: ReferenceService): Promise<void> {
  const page = (await (await fetch(`${cdnUrl}/page?path=/`)).json()) as SentPage;
  const entries = page.entries.map(({ customFields, ...entry }) => {
    const { autoCycle: _, ...fields } = customFields ?? {};
    return { ...entry, customFields: fields };
  });
  faults.add({ path: '/page?path=/', kind: 'status', status: 200, body: { ...page, entries } });
}
