import type { ReactNode } from 'react';
import { Link } from 'react-router';

/**
 * Link of a table's row to its page: for the keyboard, and to open the page in a new tab. The row takes clicks beside
 * the link, and must not take those on it too.
 */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} onClick={(event) => event.stopPropagation()}>
    {children}
  </Link>
);
