/** Options of a read that a page repeats by itself while a person uses it. */
import { useEffect, useState } from 'react';

const EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

const REFRESH_MS = 60_000;
/** Shorter than an idle session, so that an abandoned page lets its session end. */
const ATTENTION_MS = 25 * 60_000;

/** Whether a person used the page lately. Reading again and again would keep the session of an abandoned page open. */
const useAttention = (): boolean => {
  const [isUsed, setUsed] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const use = () => {
      clearTimeout(timer);
      setUsed(true);
      timer = setTimeout(() => setUsed(false), ATTENTION_MS);
    };
    use();
    for (const event of EVENTS) window.addEventListener(event, use, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of EVENTS) window.removeEventListener(event, use);
    };
  }, []);
  return isUsed;
};

/** Reads every minute. Stops while the page is hidden, and when nobody uses it. */
export const useWhileUsed = () => ({
  refetchInterval: useAttention() && REFRESH_MS,
  refetchOnWindowFocus: true,
});
