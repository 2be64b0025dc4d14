/**
 * Until the first paint, the browser requests only what the first screen of a phone needs. Pictures outside it wait for
 * the end of the mark (frame/frame.css).
 */
import { root } from '../root-element.ts';

/** A page that takes longer shows all pictures. Also the end when another script of the page fails. */
const WAIT_MOST_MS = 1_000;
const { dataset } = root;

/** Ends the wait. */
export const showLatePictures = (): void => {
  delete dataset.unpainted;
};

/** The last script of the page ends the wait after the first paint. */
export const holdLatePictures = (): void => {
  dataset.unpainted = '';
  setTimeout(showLatePictures, WAIT_MOST_MS);
};
