import { AppError } from '@fjernsyn/kernel';
import { referenceServiceErrors } from '../errors';
import { type FaultKind, type FaultRule, faultKinds } from './fault-rule';

const kinds = Object.keys(faultKinds) as FaultKind[];

/** A fault from plain JSON. Throws `reference-service/fault-unreadable`, whose message says what is wrong and what would be right. */
export function readFault(value: unknown): FaultRule {
  const kind = kindOf(value);
  const read = faultKinds[kind].safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw unreadableFault(
    issue?.code === 'unrecognized_keys'
      ? `A fault of the kind ${kind} has no ${issue.keys.join(', ')}. It takes ${fieldsOf(kind).join(', ')}.`
      : `${issue?.path.join('.')} ${issue?.message}.`,
  );
}

/** The refusal of a fault that says this. */
export function unreadableFault(message: string): AppError {
  return new AppError(referenceServiceErrors.faultUnreadable, { message });
}

/** The fields that a fault of a kind may have, `kind` among them. */
export function fieldsOf(kind: FaultKind): readonly string[] {
  return Object.keys(faultKinds[kind].unwrap().shape);
}

function kindOf(value: unknown): FaultKind {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw unreadableFault('A fault is an object such as {"path":"/page","kind":"status","status":503}.');
  const kind: unknown = Reflect.get(value, 'kind');
  const known = kinds.find((each) => each === kind);
  if (known !== undefined) return known;
  const complaint =
    kind === undefined ? 'A fault has a kind.' : `There is no fault of the kind ${JSON.stringify(kind)}.`;
  throw unreadableFault(`${complaint} The kinds are ${kinds.join(', ')}.`);
}
