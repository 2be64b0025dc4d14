/** Loading flag on the document, which shows the bar at the top (docs/product/frame.md#loading). */
import { LOADING_LATEST_MS } from '../limits.ts';

/** Pending work that the bar shows: a navigation, or the first cart command. */
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

/** Shows the bar until `endLoading`, for LOADING_LATEST_MS at most. */
export const beginLoading = (work: Work): void => {
  clearTimeout(underWay.get(work));
  underWay.set(
    work,
    setTimeout(() => endLoading(work), LOADING_LATEST_MS),
  );
  show();
};
