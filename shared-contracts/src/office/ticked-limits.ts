/** Most orders that staff tick at once. */
export const MAX_TICKED = 500;
/** Most ids in the address of one print. A longer address is refused on its way. */
export const MAX_PRINTED = 200;
