import type { PageHead } from 'shared-contracts/host';

/** Document title. Default: the shop's name. */
export const titleOf = ({ head, shopName }: { head: Pick<PageHead, 'title'>; shopName: string }): string =>
  head.title ? `${head.title} | ${shopName}` : shopName;
