import type { PageHead } from 'shared-contracts/host';

/** Title of the document; a page without one has the shop's name. */
export const titleOf = ({ head, shopName }: { head: Pick<PageHead, 'title'>; shopName: string }): string =>
  head.title ? `${head.title} | ${shopName}` : shopName;
