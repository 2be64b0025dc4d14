import { CASE_SIZES, type CaseSize } from 'shared-contracts/domain/cases';
import { hrefs } from 'shared-contracts/hrefs';

/** Contents of a case as text, for the address of a shared case and for the browser's storage. */
export interface CaseText {
  size: CaseSize;
  bottles: readonly { sku: string; count: number }[];
}

const MAX_COUNT = 12;

/** "W6*4,W7*2" as bottles. Skips what cannot be read, and a product that is named again. */
const toBottles = (text: string): CaseText['bottles'] => {
  const bottles = text.split(',').flatMap((part) => {
    const [, sku = '', count = ''] = /^(.{1,64})\*(\d{1,2})$/.exec(part) ?? [];
    const number = Number(count);
    return sku && number >= 1 && number <= MAX_COUNT ? [{ sku, count: number }] : [];
  });
  return bottles.filter(({ sku }, at) => bottles.findIndex((one) => one.sku === sku) === at);
};

const toSize = (text: string | undefined): CaseSize => CASE_SIZES.find((size) => String(size) === text) ?? 6;

/** The case of an address. Null without bottles. */
export const caseOfQuery = (query: Readonly<Record<string, readonly string[]>>): CaseText | null => {
  const bottles = toBottles(query.botellas?.[0] ?? '');
  return bottles.length > 0 ? { size: toSize(query.caja?.[0]), bottles } : null;
};

export const storedCase = (text: string | null): CaseText | null => {
  const [size, bottles = ''] = (text ?? '').split(':');
  return text === null ? null : { size: toSize(size), bottles: toBottles(bottles) };
};

const bottlesText = ({ bottles }: CaseText): string =>
  bottles.map(({ sku, count }) => `${sku}*${count}`).join(',');

export const textOfCase = (one: CaseText): string => `${one.size}:${bottlesText(one)}`;

/** Path of the page with this case. It names products only, never a person. */
export const pathOfCase = (one: CaseText): string =>
  `${hrefs.buildCase}?caja=${one.size}&botellas=${encodeURIComponent(bottlesText(one))}`;
