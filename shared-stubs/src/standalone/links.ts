import { matchRoute, rewritePath } from 'shared-contracts/routes';

/** Turns plain clicks on links to pages of the shop into `navigate` calls, as the shell does. */
export const startLinks = (navigate: (href: string, options?: { replace?: boolean }) => void): void => {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    // The reset link of the panel must load normally: it clears the choices of the panel, and `navigate`
    // would keep them.
    if ('overridesReset' in link.dataset) return;
    if (!matchRoute(rewritePath(link.pathname))) return;
    const samePage = link.pathname === location.pathname && link.search === location.search;
    if (samePage && link.hash) return;
    event.preventDefault();
    navigate(link.href, { replace: samePage });
  });
};
