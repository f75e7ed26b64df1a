/** An application as broadcasters and portals are told of it (TS 102 809, clause 5). */
export interface AitApplication {
  readonly name: string;
  /** Language of the name by ISO 639-2, as `dan`. */
  readonly language: string;
  /** 1 to 0xFFFFFFFF, assigned by DVB. */
  readonly organisationId: number;
  /** 1 to 0xFFFF, chosen by the organisation. */
  readonly applicationId: number;
  /** Whether it starts with the channel, behind its red button, or when it is asked for. */
  readonly control: 'autostart' | 'present';
  /** Whether it ends with the channel that it belongs to. */
  readonly isServiceBound: boolean;
  /** 1 to 255; the highest of a channel's applications starts. */
  readonly priority: number;
  /** The HbbTV profile that a set must have at least: a set passes an application by that wants more than it has. */
  readonly profile: { readonly major: number; readonly minor: number; readonly micro: number };
  /** Where it lies, with a slash at the end. */
  readonly baseUrl: string;
  /** What of it is opened first, from there on. */
  readonly startPath: string;
  /** What it may open and still be the channel's application: addresses that begin so. */
  readonly boundaries: readonly string[];
}
