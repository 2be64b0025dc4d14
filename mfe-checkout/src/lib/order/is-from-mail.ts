import type { PageRequest } from 'shared-contracts/kit/page';

/** Whether a mail's link opened the page (`hrefs.orderFromMail`). */
export const isFromMail = ({ query }: PageRequest): boolean => query.enlace?.[0] === 'correo';
