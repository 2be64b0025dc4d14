/** schema.org objects for the head (docs/product/frame.md#page-metadata). */
import type { StructuredData } from 'shared-contracts/host';

export interface Crumb {
  label: string;
  href: string;
}

const CONTEXT = 'https://schema.org';

export const breadcrumbList = (publicUrl: string, crumbs: readonly Crumb[]): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: publicUrl + href,
  })),
});

/** `first` is the position of the first entry over all pages of the list. */
export const itemList = (publicUrl: string, entries: readonly Crumb[], first: number): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  itemListElement: entries.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name: label,
    url: publicUrl + href,
  })),
});
