/** Characters of texts that staff write. The reason is that of a change. */
export const MIN_REASON = 3;
export const MAX_REASON = 500;
/** A text of paragraphs: of an event, of an incident, or an answer that is mailed. */
export const MAX_TEXT = 5000;
export const MAX_ORDER_NOTE = 2000;
export const MAX_RESERVATION_NOTE = 500;
export const MAX_CASE_NAME = 60;
export const MAX_STAFF_NAME = 80;
