/** A person who waits for one product, or holds a piece of it. */
export interface Wait {
  id: string;
  /** When a hold ends. Null: the person still waits. */
  heldUntil: Date | null;
}

/** How long a piece is held for a person, in milliseconds. */
export const HOLD_MS = 24 * 3_600_000;

/** Ids of the holds that have ended. Their pieces are free. */
export const endedHolds = (waits: readonly Wait[], now: Date): string[] =>
  waits.filter(({ heldUntil }) => heldUntil !== null && heldUntil <= now).map(({ id }) => id);

/**
 * Ids of the people who get a free piece: those who asked first, one piece each (docs/product/back-in-stock.md).
 * @param waits in the order of asking
 * @param free pieces on sale that nobody holds
 */
export const nextHolders = (waits: readonly Wait[], free: number): string[] =>
  waits
    .filter(({ heldUntil }) => heldUntil === null)
    .slice(0, Math.max(0, free))
    .map(({ id }) => id);
