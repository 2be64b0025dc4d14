import type { Locale } from '../locale.ts';
import { type Clp, formatClp } from './money.ts';

/** Where a reader is in a list: `page` counts from 1. */
export type PagePosition = { page: number; perPage: number; total: number };

/** `'1 - 12 de 120 resultados'` (SPEC §9). A page beyond the end counts as the last one. */
export function paginationText({ page, perPage, total }: PagePosition, locale: Locale): string {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const shown = Math.min(Math.max(1, page), lastPage);
  const from = total === 0 ? 0 : (shown - 1) * perPage + 1;
  const to = Math.min(shown * perPage, total);
  const plural = total === 1 ? '' : 's';
  return locale === 'en'
    ? `${from} - ${to} of ${total} result${plural}`
    : `${from} - ${to} de ${total} resultado${plural}`;
}

/**
 * Page numbers to offer: first, last, the current one and its neighbours; `'gap'` stands for two or more
 * left out. `pageNumbers(6, 20)` → `[1, 'gap', 5, 6, 7, 'gap', 20]`. Empty without pages.
 */
export function pageNumbers(current: number, last: number): (number | 'gap')[] {
  const numbers: (number | 'gap')[] = [];
  let before = 0;
  const candidates = [1, current - 1, current, current + 1, last];
  for (const page of candidates) {
    if (page <= before || page > last) continue;
    if (page - before === 2) numbers.push(page - 1);
    else if (page - before > 2) numbers.push('gap');
    numbers.push(page);
    before = page;
  }
  return numbers;
}

/** Price of one of `count` equal installments in CLP, rounded up so that together they cover the price. */
export const installmentPrice = (price: Clp, count: number): Clp => Math.ceil(price / count);

/** `'3 cuotas de $4.330 cada una'` (SPEC §9); `priceEach` is what one installment costs, in CLP. */
export function installmentsText(count: number, priceEach: Clp, locale: Locale): string {
  const price = formatClp(priceEach);
  if (locale === 'en')
    return count === 1 ? `1 installment of ${price}` : `${count} installments of ${price} each`;
  return count === 1 ? `1 cuota de ${price}` : `${count} cuotas de ${price} cada una`;
}
