import type { Rooms } from '@fjernsyn/shell';

/** The places of the client's own that this build has: whoever adds one opens its door here. */
export const builtRooms: Rooms = { search: true, account: true, signIn: true };
