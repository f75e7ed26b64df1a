/** The buttons that an application gets (OIPF DAE, 7.2.5). */
export interface Keyset {
  setValue(mask: number): unknown;
  /** Every bit that the set's remote can serve. */
  readonly maximumValue?: unknown;
}

/** The application as the set runs it. */
export interface OwnerApplication {
  show(): unknown;
  destroyApplication(): void;
  readonly privateData?: {
    readonly keyset?: Keyset;
    /** The channel that started the application; null for one that the portal started. */
    readonly currentChannel?: unknown;
  };
}

/** What we call of the set's page objects, by their types. Any member may be missing, or come late, and every call may throw. */
export interface PageObjects {
  readonly 'application/oipfApplicationManager': {
    getOwnerApplication?(document: Document): OwnerApplication | null;
  };
  readonly 'application/oipfConfiguration': {
    readonly configuration?: {
      /** Codes of ISO 639-2, newest wish first, as `dan,eng`. */
      readonly preferredUILanguage?: unknown;
      readonly subtitlesEnabled?: unknown;
    };
  };
  readonly 'application/oipfCapabilities': {
    /** A `profilelist`: a `video_profile` or `audio_profile` for each kind of media, a `drm` for each system of protection. */
    readonly xmlCapabilities?: Document;
  };
  readonly 'application/oipfParentalControlManager': {
    /** The one part that every set has (TS 102 796, annex A). */
    readonly parentalRatingSchemes?: {
      getParentalRatingScheme?(name: string): { readonly threshold?: { readonly value?: unknown } } | null | undefined;
    };
    /** A boolean; newer sets have a method of this name. */
    readonly isPINEntryLocked?: unknown;
    getParentalControlStatus?(): unknown;
  };
  readonly 'video/broadcast': {
    /** 0 unrealized, 1 connecting, 2 presenting, 3 stopped. */
    readonly playState?: number;
    bindToCurrentChannel?(): unknown;
    stop?(): void;
    setChannel?(channel: null): void;
    onPlayStateChange?: ((state: unknown, error?: unknown) => void) | undefined;
  };
}
