import { hrefs } from 'shared-contracts/hrefs';
import type { HeaderMessages } from './header-boot.ts';

interface ServiceLinksProps {
  t: HeaderMessages;
  path: string;
  className?: string | undefined;
}

/**
 * Links to account, reservations, sommelier, tracking and favourites (docs/product/frame.md#desktop-header). Style sheets
 * show either the login or the account (../../visitor-mark.ts), because all visitors get the same markup.
 */
export const ServiceLinks = ({ t, path, className }: ServiceLinksProps) => {
  const link = (href: string, text: string) => (
    <a href={href} aria-current={path === href ? 'page' : undefined}>
      {text}
    </a>
  );
  return (
    <ul className={className}>
      {path !== hrefs.login && <li data-for="guest">{link(hrefs.login, t.login)}</li>}
      <li data-for="customer">{link(hrefs.account, t.account)}</li>
      <li>{link(hrefs.reservation, t.reservations)}</li>
      <li>{link(hrefs.sommelier, t.sommelier)}</li>
      <li>{link(hrefs.tracking, t.tracking)}</li>
      <li>{link(hrefs.favourites, t.favourites)}</li>
    </ul>
  );
};
