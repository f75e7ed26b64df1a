import type { answerShapes } from '@fjernsyn/contracts/shapes';
import type { CoreApi } from '../api';
import type { BrowseApi } from '../browse/browse-api';
import type { MediaApi } from '../media-api';
import type { SessionApi } from '../session/session-api';
import type { ViewerApi } from '../viewer/viewer-api';

/** Every group of calls. */
export interface Groups {
  readonly api: CoreApi;
  readonly media: MediaApi;
  readonly session: SessionApi;
  readonly viewer: ViewerApi;
  readonly browse: BrowseApi;
}

/** A function of contracts that reads an answer. */
export type AnswerReaderName = keyof typeof answerShapes;

/** How a call is made, so that its description can be looked at. */
export interface Specimen {
  /** What the call is for, in a sentence without its full stop. */
  readonly summary: string;
  /** The call with everything that can be said. */
  readonly whole: (groups: Groups) => Promise<unknown>;
  /** The call with no more than must be said, where that is less. */
  readonly bare?: (groups: Groups) => Promise<unknown>;
  /** What reads its answer, where the description reads it by a function of its own. */
  readonly answer?: AnswerReaderName;
}
