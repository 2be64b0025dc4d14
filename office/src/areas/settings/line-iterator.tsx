import type { ReactNode } from 'react';
import { SimpleFormIterator } from 'react-admin';

/** Lines of a list in a form. Their buttons are always visible, not only under the mouse. */
export const LineIterator = ({ children }: { children: ReactNode }) => (
  <SimpleFormIterator
    inline
    disableReordering
    disableClear
    sx={{ '& .RaSimpleFormIterator-action': { visibility: 'visible', opacity: 1 } }}
  >
    {children}
  </SimpleFormIterator>
);
