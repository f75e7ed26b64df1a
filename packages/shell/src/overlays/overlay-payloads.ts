import type { MarkedItem } from '@fjernsyn/activity';
import type { ItemMeta } from '@fjernsyn/catalogue';
import type { ErrorCode, Instant } from '@fjernsyn/kernel';
import type { TelemetryPlace } from '@fjernsyn/platform';
import type { ProfileEntry, ProfileNameProblem, ProfileType } from '@fjernsyn/session';
import type { OpenableItem } from '../navigation/item-opener';

/** A part of a longer text of the service. */
export type TextPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly entries: readonly string[] };

/** What the broadcaster has to say, in its own words. */
export interface Announcement {
  readonly title?: string;
  readonly text: string;
}

/** A longer text of the service; `note` says what in it had to be corrected (S2.52). */
export interface LongText {
  readonly title: string;
  readonly meta?: ItemMeta;
  /** Address of the art of what the text is about. */
  readonly art?: string | undefined;
  readonly note?: string | undefined;
  readonly parts: readonly TextPart[];
}

/** An item of which something is done where its tile stands. */
export interface ItemActions {
  /** The tile's item; its title may be empty. */
  readonly item: OpenableItem & { readonly title: string };
  readonly place: TelemetryPlace;
  /** The list of the viewer's own that the tile stands in, from which it can be taken. */
  readonly list?: 'Bookmarks' | 'ContinueWatching' | 'Watched' | undefined;
}

/** One of several to choose, where something is sorted or filtered. */
export interface Choice {
  readonly title: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

/** An item that is rated. */
export interface RatedItem {
  readonly item: MarkedItem;
}

/** What a page of help says; its html is as the service sent it, and must be read before it is shown. */
export interface HelpText {
  /** Empty where the page has none. */
  readonly title: string;
  readonly html: readonly string[];
}

/** Whether the viewer may close it: a sign-in that the service demands stays (S4.17). */
export interface Closable {
  readonly canClose: boolean;
}

/** A code to sign in with that is asked for. */
export interface CodeRequest extends Closable {
  /** Why there is none, or why the confirmed one was of no use; undefined while it is asked for. */
  readonly failure?: ErrorCode | undefined;
}

/** The code to sign in with, as the viewer reads it. */
export interface DeviceCode extends Closable {
  readonly userCode: string;
  /** Where it is typed; undefined where the product says so elsewhere. */
  readonly verificationUri: string | undefined;
  /** The same with the code in it, for a QR code. */
  readonly verificationUriComplete: string | undefined;
  /** When it is of no use any more, by the service's clock; undefined where only the service knows. */
  readonly expiresAt: Instant | undefined;
  /** Whether the last question got no answer; the code may still be confirmed. */
  readonly isOffline: boolean;
  /** `finishing` once it was confirmed, until the account is there. */
  readonly step: 'shown' | 'finishing';
  /** Whether there is a film that shows how (S2.26). */
  readonly hasVideoGuide: boolean;
}

/** Who has signed in. */
export interface SignedIn {
  /** As its owner knows it; undefined where it is not known. */
  readonly accountName: string | undefined;
}

/** What the viewer lets the product learn, for both categories at once. */
export interface ConsentAsked {
  /** The answer that counts; undefined before there is one. */
  readonly answered: 'allow' | 'refuse' | undefined;
}

/** A PIN that is entered. What was typed is never part of it. */
export interface PinEntry {
  /** Why the last one did not do; undefined before one was sent. */
  readonly error: 'wrong-pin' | ErrorCode | undefined;
  readonly isSending: boolean;
  /** The profile that is being chosen by it; undefined where it opens something else. */
  readonly profile?: ProfileEntry | undefined;
}

/** Something of the viewer's that is sent to the service. What was chosen or typed stays while it is refused. */
export interface Sending {
  /** Why the service did not take the last one; undefined before one was sent. */
  readonly error: ErrorCode | undefined;
  readonly isSending: boolean;
}

/** The profiles of the account, of whom the viewer chooses one by `overlays.enter(id)` (S2.31). */
export interface ProfileChoice extends Sending {
  /** At most nineteen; undefined until they are there. */
  readonly profiles: readonly ProfileEntry[] | undefined;
  /** The profile that is there; undefined before one was chosen. */
  readonly currentId: string | undefined;
  /** The profile that is being opened; undefined for none. */
  readonly openingId: string | undefined;
  /** Whether there is a tile that creates one. */
  readonly canCreate: boolean;
  /** Whether profiles may be edited, and help be asked for: a child may sign out alone (S4.40). */
  readonly canEdit: boolean;
}

/** The profiles in edit mode: the viewer picks one to edit by `overlays.enter(id)` (S2.37). */
export interface ProfileEditing {
  readonly profiles: readonly ProfileEntry[];
  /** Whether the account has a PIN, which is then changed and not created. */
  readonly hasPin: boolean;
}

/** A profile that is edited, and the rows that it has: a primary profile has its name alone (S2.38, S5.21). */
export interface EditedProfile {
  readonly profile: ProfileEntry;
  readonly canChangeAge: boolean;
  readonly canDelete: boolean;
}

/** A name that is typed; `overlays.enter(text)` takes the whole text after each change, and `text` is what stands then (S5.6 to S5.13). */
export interface NameEntry extends Sending {
  readonly text: string;
  readonly problem: ProfileNameProblem | undefined;
  readonly canSave: boolean;
}

/** A type of profile that is chosen by `overlays.enter(type)` and then saved (S2.41). */
export interface AgeChoice extends Sending {
  /** Of whom: undefined for a profile that has no name yet. */
  readonly name: string | undefined;
  readonly offered: readonly ProfileType[];
  readonly chosen: ProfileType;
  readonly canSave: boolean;
}

/** A profile that is created: first its name, then for whom it is (S2.39). */
export type NewProfile = ({ readonly step: 'name' } & NameEntry) | ({ readonly step: 'age' } & AgeChoice);

/** A question about a profile, whose answer is sent (S2.42, S2.43). */
export interface ProfileQuestion extends Sending {
  readonly name: string;
}

/** A PIN of the account: the one that there is, where there is one, then the new one twice; each comes by `overlays.enter(pin)`. What was typed is never part of it. */
export interface NewPin extends Sending {
  readonly step: 'current' | 'first' | 'again';
  /** Whether the second was another than the first: both are typed anew. */
  readonly isMismatch: boolean;
  /** Whether there was a PIN before. */
  readonly isChange: boolean;
}
