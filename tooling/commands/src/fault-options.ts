import { type FaultRule, readFaultText } from '@fjernsyn/reference-service';

/** The lines of a command's help that tell of `--fault`. */
export const FAULT_HELP = `  --fault <text>     what goes wrong, as often as wanted: 'GET /page status=503 times=2', '/lists* delay=800..2000';
                     tooling/reference-service/README.md lists every kind`;

/** What the words of `--fault` come to. */
export type FaultOptions =
  | { readonly kind: 'faults'; readonly faults: readonly FaultRule[] }
  | { readonly kind: 'unreadable-fault'; readonly reason: string };

/** Reads the texts of `--fault`; of the first that cannot be read it says what is wrong and what would be right. */
export const readFaultOptions = (texts: readonly string[] = []): FaultOptions => {
  const faults: FaultRule[] = [];
  for (const text of texts) {
    try {
      faults.push(...readFaultText(text));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { kind: 'unreadable-fault', reason: `--fault '${text}': ${message}` };
    }
  }
  return { kind: 'faults', faults };
};
