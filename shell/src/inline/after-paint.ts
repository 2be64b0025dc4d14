/** Runs the action after load and first paint, in a task of its own. */
export const afterPaint = (act: () => void): void => {
  const observe = () => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      act();
    });
    // `buffered` also reports a paint that has already happened.
    observer.observe({ type: 'paint', buffered: true });
  };
  const wait = () => requestAnimationFrame(() => setTimeout(observe));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};
