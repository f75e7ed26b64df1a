import type { OverlayDescriptor } from './overlay-descriptor';
import { overlayDescriptors } from './overlay-descriptors';

type Descriptors = typeof overlayDescriptors;

/** The kinds of dialogs and prompts. */
export type OverlayKind = keyof Descriptors;

type KindIn<Layer> = { [Kind in OverlayKind]: Descriptors[Kind]['layer'] extends Layer ? Kind : never }[OverlayKind];

/** The kinds of dialogs. */
export type DialogKind = KindIn<'dialog'>;

/** The kinds of prompts. */
export type PromptKind = KindIn<'prompt'>;

/** The actions of a kind. */
export type ActionOf<Kind extends OverlayKind> = Descriptors[Kind]['actions'][number];

/** What the actions of dialogs ask of the application. */
export type DialogCommand = Exclude<ActionOf<DialogKind> | Descriptors[DialogKind]['back'], 'nothing'>;

type PayloadOf<Kind extends OverlayKind> = Descriptors[Kind] extends { readonly payload: infer Payload }
  ? NonNullable<Payload>
  : unknown;

/** An overlay of a kind, with its payload. */
export type OverlayOf<Kind extends OverlayKind> = Kind extends OverlayKind
  ? { readonly id: string; readonly kind: Kind } & PayloadOf<Kind>
  : never;

/** What is asked for: an overlay of a kind, with its payload and no id yet. */
export type OverlayRequest<Kind extends OverlayKind> = Kind extends OverlayKind
  ? { readonly kind: Kind } & PayloadOf<Kind>
  : never;

/** What can stand over the screen: a dialog or a prompt. */
export type Overlay = OverlayOf<OverlayKind>;

/** A dialog over everything. */
export type Dialog = OverlayOf<DialogKind>;

/** A question to the viewer that takes the whole attention. */
export type Prompt = OverlayOf<PromptKind>;

/** The kinds of the one screen of signing in by a code, which changes from one to another. */
export type CodeKind = 'gencode' | 'gencode_ok' | 'action_request' | 'code_expired';

/** The kinds of help: with the product, or with profiles. */
export type HelpKind = 'help_page_modal' | 'help_profile';

/** Gives the descriptor of an overlay. */
export function describeOverlay({ kind }: Pick<Overlay, 'kind'>): OverlayDescriptor {
  return overlayDescriptors[kind];
}
