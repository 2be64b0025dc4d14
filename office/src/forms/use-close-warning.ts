import { useEffect } from 'react';

const ask = (event: Event): void => event.preventDefault();

/** Lets the browser ask before the tab closes, which would lose the typed text. */
export const useCloseWarning = (hasTypedText: boolean): void =>
  useEffect(() => {
    if (!hasTypedText) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasTypedText]);
