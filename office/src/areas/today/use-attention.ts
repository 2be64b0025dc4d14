import { useEffect, useState } from 'react';

const EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Whether a person used the page within the last `ms`. A page that nobody uses must not keep its session open by
 * reading again and again.
 */
export const useAttention = (ms: number): boolean => {
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
