/** Options of a read that a page repeats by itself while a person uses it. */
import { useEffect, useState } from 'react';

const EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Whether a person used the page within the last `ms`. A page that nobody uses must not keep its session open by
 * reading again and again.
 */
const useAttention = (ms: number): boolean => {
  const [isUsed, setUsed] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const use = () => {
      clearTimeout(timer);
      setUsed(true);
      timer = setTimeout(() => setUsed(false), ms);
    };
    use();
    for (const event of EVENTS) window.addEventListener(event, use, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of EVENTS) window.removeEventListener(event, use);
    };
  }, [ms]);
  return isUsed;
};

const REFRESH_MS = 60_000;
/** Shorter than an idle session, so that an abandoned page lets its session end. */
const ATTENTION_MS = 25 * 60_000;

/** Reads every minute. Stops while the page is hidden, and when nobody uses it. */
export const useWhileUsed = () => ({
  refetchInterval: useAttention(ATTENTION_MS) && REFRESH_MS,
  refetchOnWindowFocus: true,
});
