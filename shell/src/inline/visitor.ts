/** Marks of the visitor on `<html>` before the first paint, and after a change in another tab. */
import { DOCUMENT_MARKS } from 'shared-contracts/document-marks';
import { root } from '../root-element.ts';
import { hasCartId, hasUnsentChanges } from '../stored-cart.ts';
import { isRemembered, markVisitor } from '../visitor-mark.ts';

export const markRememberedVisitor = (): void => {
  const mark = (): void => {
    markVisitor(isRemembered());
    // A stored cart has an id.
    root.toggleAttribute(DOCUMENT_MARKS.noCart, !hasCartId() && !hasUnsentChanges() && !isRemembered());
  };
  mark();
  for (const type of ['storage', 'pageshow']) addEventListener(type, mark);
};
