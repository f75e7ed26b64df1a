/** How a page is asked for. */
export interface PageRequest {
  /** Without its query. */
  readonly path: string;
  readonly pageSize: number;
  readonly prefetch: number;
  /** Whether the item is put into the page itself (`ff=idp`), not into its first entry. */
  readonly isItemInPage: boolean;
}
