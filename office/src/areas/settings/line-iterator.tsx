import type { ReactNode } from 'react';
import { SimpleFormIterator } from 'react-admin';

interface LineIteratorProps {
  children: ReactNode;
  /** Default: the fields of a line stand in a row. False: below each other, for many fields. */
  inline?: boolean;
}

/** Lines of a list in a form. Their buttons are always visible, not only under the mouse. */
export const LineIterator = ({ children, inline = true }: LineIteratorProps) => (
  <SimpleFormIterator
    inline={inline}
    disableReordering
    disableClear
    sx={{ '& .RaSimpleFormIterator-action': { visibility: 'visible', opacity: 1 } }}
  >
    {children}
  </SimpleFormIterator>
);
