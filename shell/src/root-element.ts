/** The element `<html>`, which carries the marks of the document (shared-contracts/document-marks). */
export const root = document.documentElement;
