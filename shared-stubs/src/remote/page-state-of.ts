import type { PageState } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import type { RemoteId } from 'shared-contracts/remote';
import { matchRoute } from 'shared-contracts/routes';
import { stubMessages } from './messages.ts';

/** Page state of a stub remote; null if the route table gives the address to another remote. */
export const pageStateOf = (id: RemoteId, url: string, locale: Locale): PageState | null => {
  const owner = matchRoute(new URL(url, 'http://shop.invalid').pathname)?.route.owner;
  if (owner !== id) return null;
  const title = stubMessages[locale].title(id);
  return { status: 200, head: { title, description: title, noindex: true } };
};
