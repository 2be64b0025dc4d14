import type { SessionState } from 'shared-contracts/bus/topics';
import { hrefs } from 'shared-contracts/hrefs';
import type { HeaderMessages } from './header-boot.ts';

interface ServiceLinksProps {
  t: HeaderMessages;
  path: string;
  session: SessionState;
  className?: string | undefined;
}

/** Links to account, reservations, sommelier and tracking (docs/product/frame.md#desktop-header). */
export const ServiceLinks = ({ t, path, session, className }: ServiceLinksProps) => {
  const customer = session.kind === 'customer';
  const link = (href: string, text: string) => (
    <a href={href} aria-current={path === href ? 'page' : undefined}>
      {text}
    </a>
  );
  return (
    <ul className={className}>
      <li>
        {customer ? link(hrefs.account, t.account) : path !== hrefs.login && link(hrefs.login, t.login)}
      </li>
      <li>{link(hrefs.reservation, t.reservations)}</li>
      <li>{link(hrefs.sommelier, t.sommelier)}</li>
      <li>{link(hrefs.tracking, t.tracking)}</li>
    </ul>
  );
};
