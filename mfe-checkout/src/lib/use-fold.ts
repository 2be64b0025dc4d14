import { useId, useState } from 'react';

/** State of a collapsed section: attributes of the button that opens it, and the id of its content. */
export const useFold = () => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const toggle = { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) };
  return { isOpen, id, toggle };
};
