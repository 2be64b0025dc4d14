/** Mark of a remembered customer before the first paint, and after a change in another tab. */
import { isRemembered, markVisitor } from '../visitor-mark.ts';

export const markRememberedVisitor = (): void => {
  const mark = () => markVisitor(isRemembered());
  mark();
  for (const type of ['storage', 'pageshow']) addEventListener(type, mark);
};
