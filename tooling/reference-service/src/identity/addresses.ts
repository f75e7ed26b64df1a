/** Below this path stands the identity provider, and its pages. */
export const identityPath = '/identity';

/** Where a viewer types the code of a set, whichever of the two sign-ins the set uses. */
export const codePath = '/tv';

/** Where the provider's own page for codes stands, as the router of the library sees it. */
export const codeRoute = '/tv';

/** The page for address and password. */
export const signInPath = `${identityPath}/log-ind`;

/** The page for signing out on this browser. */
export const signOutPath = `${identityPath}/log-ud`;

/** Faces of the pages, by file name. */
export const fontsPath = `${identityPath}/skrift`;

/** Where clients read the provider's addresses from. */
export const discoveryPath = `${identityPath}/.well-known/openid-configuration`;

/** The public client that sets sign in as. */
export const tvClientId = 'fjernsyn-tv';

/** Stands for sets of the older device sign-in; no set can use it at the provider. */
export const olderClientId = 'fjernsyn-older-sets';

/** How long a code of a set is good, in seconds. */
export const codeLifetimeSeconds = 900;
