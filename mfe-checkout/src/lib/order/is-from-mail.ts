import type { PageRequest } from 'shared-kit/page';

/** Whether a link in a mail opened the page (`hrefs.orderFromMail`). */
export const isFromMail = ({ query }: PageRequest): boolean => query.enlace?.[0] === 'correo';
