import type { MediaKey } from '@fjernsyn/media';

/** The one key of all that is protected here, which protects nothing: anybody gets it who asks. */
export const clearKey: MediaKey = {
  id: '9a1c3e5f70824d6b8f0a2c4e6d8b1f35',
  value: '4f1d2b8e6a035c97d1e0f4a29b7c8365',
};

/** Where licences of ClearKey are asked for, below the service's address. */
export const clearKeyPath = '/licences/clearkey';
