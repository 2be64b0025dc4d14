/**
 * Until the first paint, the browser requests only what the first screen of a phone needs. Pictures outside it wait for
 * the end of the mark (frame/frame.css).
 */
import { root } from '../root-element.ts';

/** All pictures are shown after this time, even if the first paint is late or the script that shows them failed. */
const MAX_WAIT_MS = 1_000;
const { dataset } = root;

/** Ends the wait. */
export const showLatePictures = (): void => {
  delete dataset.unpainted;
};

/** Runs before the markup. start.entry.ts calls `showLatePictures` after the first paint. */
export const holdLatePictures = (): void => {
  dataset.unpainted = '';
  setTimeout(showLatePictures, MAX_WAIT_MS);
};
