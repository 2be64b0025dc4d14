/** schema.org list of linked entries for the head (docs/product/frame.md#page-metadata). */
import type { StructuredData } from 'shared-contracts/host';
import type { Crumb } from 'shared-kit/structured-data';

/** `first` is the position of the first entry over all pages of the list. */
export const itemList = (publicUrl: string, entries: readonly Crumb[], first: number): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: entries.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name: label,
    url: publicUrl + href,
  })),
});
