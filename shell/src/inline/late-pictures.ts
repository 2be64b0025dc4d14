/**
 * Until the first paint, the browser requests only what the first screen of a phone needs. Pictures outside it wait for
 * the end of the mark (frame/frame.css).
 */
import { afterPaint } from './after-paint.ts';

/** A page that takes longer shows all pictures. Also the end when another script of the page fails. */
const WAIT_MOST_MS = 1_000;

export const holdLatePictures = (): void => {
  const { dataset } = document.documentElement;
  const release = (): void => {
    delete dataset.unpainted;
  };
  afterPaint(release);
  setTimeout(release, WAIT_MOST_MS);
  dataset.unpainted = '';
};
