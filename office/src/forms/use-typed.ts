import { useEffect, useRef, useState } from 'react';
import { useTypedTexts } from '../session/session-context.tsx';

const ask = (event: Event): void => event.preventDefault();

/** Lets the browser ask before the tab closes, which would lose the typed text. */
const useCloseWarning = (hasTypedText: boolean): void =>
  useEffect(() => {
    if (!hasTypedText) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasTypedText]);

/**
 * Typed text of a form, kept in the tab's session storage until it is saved: a lost network or a reload loses nothing.
 * Null when nothing is typed. The setter writes at once, because a form may close with its last change.
 * @param form name in the session storage
 */
export const useTyped = <T extends object>(form: string) => {
  const kept = useTypedTexts();
  const [typed, setTyped] = useState(() => kept.read(form) as T | null);
  const latest = useRef(typed);
  useCloseWarning(typed !== null);
  const change = (next: (now: T | null) => T | null): void => {
    latest.current = next(latest.current);
    if (latest.current) kept.write(form, latest.current);
    else kept.remove(form);
    setTyped(latest.current);
  };
  return [typed, change] as const;
};
