import { useState } from 'react';

const read = (key: string): boolean | undefined => {
  try {
    const kept = sessionStorage.getItem(key);
    return kept === null ? undefined : kept === 'true';
  } catch {
    return undefined;
  }
};

/** A switch that outlives the reload which every choice brings. */
export const useKept = (name: string, first: boolean): [boolean, (value: boolean) => void] => {
  const key = `qa-${name}`;
  const [value, setValue] = useState(() => read(key) ?? first);
  return [
    value,
    (next) => {
      setValue(next);
      try {
        sessionStorage.setItem(key, String(next));
      } catch {
        // Without storage it holds for this document.
      }
    },
  ];
};
