/** Writes the head for the page just shown and announces it; the shell alone does (DESIGN §5). */
import type { HostConfig, PageState } from 'shared-contracts/host';
import { pageViewed } from './analytics/data-layer.ts';
import { endLoading } from './loading/loading.ts';
import { pageShown } from './scroll.ts';

const setMeta = (
  selector: string,
  attribute: string,
  value: string | undefined,
  create: () => Element,
): void => {
  const found = document.head.querySelector(selector);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(create());
  element.setAttribute(attribute, value);
};

const element = (name: string, attributes: Record<string, string>) => () => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};
const meta = (key: 'name' | 'property', name: string, value: string | undefined) =>
  setMeta(`meta[${key}="${name}"]`, 'content', value, element('meta', { [key]: name }));

/** The first page's head came with the document: only later ones are written. */
export const createPageWriter = (config: HostConfig) => {
  let shownPath = location.pathname;
  return ({ head }: PageState): void => {
    const title = head.title ? `${head.title} | ${config.shopName}` : config.shopName;
    const moved = shownPath !== location.pathname;
    shownPath = location.pathname;
    if (document.title !== title) document.title = title;
    meta('name', 'description', head.description || undefined);
    meta('name', 'robots', head.noindex ? 'noindex' : undefined);
    meta('property', 'og:title', head.title || config.shopName);
    meta('property', 'og:description', head.description || undefined);
    const canonical = config.publicUrl + (head.canonical ?? location.pathname);
    setMeta(
      'link[rel=canonical]',
      'href',
      head.noindex ? undefined : canonical,
      element('link', { rel: 'canonical' }),
    );
    endLoading('page');
    pageViewed();
    if (!moved) return;
    const announcer = document.getElementById('announcer');
    if (announcer) announcer.textContent = title;
    pageShown();
  };
};
