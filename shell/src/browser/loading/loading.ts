/** The shop is at work: a flag on the document for everybody, and by it the bar at the top (SPEC §9 "Loading bar"). */
import { LOADING_BAR_MS } from '../limits.ts';

/** The next page; the cart of the first add. */
type Work = 'page' | 'cart';

const underWay = new Map<Work, ReturnType<typeof setTimeout>>();

const show = (): void => {
  const { dataset } = document.documentElement;
  if (underWay.size > 0) dataset.loading = [...underWay.keys()].join(' ');
  else delete dataset.loading;
};

export const endLoading = (work: Work): void => {
  clearTimeout(underWay.get(work));
  underWay.delete(work);
  show();
};

/** Ends by `endLoading`, or when the bar is full: then the place itself says what is wrong. */
export const beginLoading = (work: Work): void => {
  clearTimeout(underWay.get(work));
  underWay.set(
    work,
    setTimeout(() => endLoading(work), LOADING_BAR_MS),
  );
  show();
};
