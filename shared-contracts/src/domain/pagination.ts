import type { Locale } from '../locale.ts';
import { type Clp, formatClp } from './money.ts';

/** Position in a paged list. `page` counts from 1. */
export type PagePosition = { page: number; perPage: number; total: number };

/**
 * `'1 - 12 de 120 resultados'` (docs/product/listings.md#listings).
 * Treats a page beyond the end as the last page.
 */
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
 * Page numbers to show: first, last, current and its neighbours. `'gap'` replaces two or more omitted pages.
 * `pageNumbers(6, 20)` → `[1, 'gap', 5, 6, 7, 'gap', 20]`. Empty when there are no pages.
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

/**
 * Amount of one of `count` equal installments, in CLP. Rounds up, so that the installments cover the price.
 */
export const installmentPrice = (price: Clp, count: number): Clp => Math.ceil(price / count);

/**
 * `'3 cuotas de $4.330 cada una'` (docs/product/products.md#prices).
 * `priceEach` is the amount of one installment, in CLP.
 */
export function installmentsText(count: number, priceEach: Clp, locale: Locale): string {
  const price = formatClp(priceEach);
  if (locale === 'en')
    return count === 1 ? `1 installment of ${price}` : `${count} installments of ${price} each`;
  return count === 1 ? `1 cuota de ${price}` : `${count} cuotas de ${price} cada una`;
}
