import { useState } from 'react';

/** Copies the address of the page. The choices of a panel are in the address, so a bug report is a link. */
export const useCopiedLink = (): { isCopied: boolean; copy: () => void } => {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(location.href).then(() => setIsCopied(true));
  return { isCopied, copy };
};
