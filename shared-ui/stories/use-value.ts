import { useState } from 'react';

/** State of a controlled component in a story: value and setter as props. */
export const useValue = <T>(initial: T) => {
  const [value, onChange] = useState(initial);
  return { value, onChange };
};
