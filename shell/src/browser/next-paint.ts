/** Longest wait for a frame. A covered window paints none. */
const FRAME_MS = 100;

/** Resolves when the next frame is painted, so that a press answers before slower work begins. */
export const nextPaint = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) return done();
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, FRAME_MS);
  });
