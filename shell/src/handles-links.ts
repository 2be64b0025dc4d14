/**
 * Attribute of `<html>` while the shell handles links itself. The speculation rules of the server then match no link,
 * because the browser will not load the document of a link (docs/decisions/0052-next-pages-in-advance.md).
 */
export const HANDLES_LINKS = 'data-handles-links';
