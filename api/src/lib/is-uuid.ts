const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether PostgreSQL reads the text as a uuid. A query with another text fails. */
export const isUuid = (text: string): boolean => UUID.test(text);
