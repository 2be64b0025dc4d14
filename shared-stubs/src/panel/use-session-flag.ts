import { useState } from 'react';

const read = (key: string): boolean | undefined => {
  try {
    const kept = sessionStorage.getItem(key);
    return kept === null ? undefined : kept === 'true';
  } catch {
    return undefined;
  }
};

/** State that sessionStorage keeps, because a choice in the panel may reload the page. */
export const useSessionFlag = (name: string, first: boolean): [boolean, (value: boolean) => void] => {
  const key = `panel-${name}`;
  const [value, setValue] = useState(() => read(key) ?? first);
  return [
    value,
    (next) => {
      setValue(next);
      try {
        sessionStorage.setItem(key, String(next));
      } catch {
        // Without storage, the value lasts until the page is left.
      }
    },
  ];
};
