/** schema.org objects that several remotes write into the head (docs/product/frame.md#page-metadata). */
import type { StructuredData } from 'shared-contracts/host';

export interface Crumb {
  label: string;
  href: string;
}

export const breadcrumbList = (publicUrl: string, crumbs: readonly Crumb[]): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: publicUrl + href,
  })),
});
