/** A service that is there, and when to ask again. */
export const healthExample = { status: { isServiceAvailableTV: true, nextPingInMinutes: 5 } } as const;

/** A set outside the country, its flag written as a text. */
export const geolocationExample = { geoLocation: 'se', isDeviceAbroad: 'true', isCountryVerified: false } as const;

/** A few texts of one language. */
export const localeStringsExample = {
  signin_code_expired: 'Koden er udløbet',
  profile_name_to_short: 'Navnet er for kort',
} as const;
