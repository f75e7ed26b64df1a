import { createContext, useContext } from 'react';
import type { TileRole } from '../settings/tile-roles';

/** What a rail tells the tile in one of its places. */
export interface TileSlot {
  readonly focusKey: string;
  readonly order: number;
  readonly role: TileRole;
}

/** Gives a tile its {@link TileSlot}. */
export const TileSlotContext = createContext<TileSlot | null>(null);

/** The rail's place around, null outside a rail. */
export function useTileSlot(): TileSlot | null {
  return useContext(TileSlotContext);
}
