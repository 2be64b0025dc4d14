/** Most rows of a page of a list. The list of orders has more, so that staff can tick them. */
export const MAX_PER_PAGE = 100;
/** Most orders that staff tick at once. */
export const MAX_TICKED = 500;
/** Most ids in the address of one print. A longer address is refused on its way. */
export const MAX_PRINTED = 200;
