/** The case that the shopper is building in this browser. The storage is its only copy: other tabs change it too. */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { localStore } from '../storage.ts';
import { type CaseText, storedCase, textOfCase } from './case-text.ts';

export const readDraft = (): CaseText | null => storedCase(localStore.read(STORAGE_KEYS.caseDraft));

/** A case without bottles is not kept. */
export const keepDraft = (draft: CaseText): void => {
  if (draft.bottles.length > 0) localStore.write(STORAGE_KEYS.caseDraft, textOfCase(draft));
  else localStore.remove(STORAGE_KEYS.caseDraft);
};

/** The case with one bottle more. */
export const withBottle = ({ size, bottles }: CaseText, sku: string): CaseText => ({
  size,
  bottles: bottles.some((one) => one.sku === sku)
    ? bottles.map((one) => (one.sku === sku ? { ...one, count: one.count + 1 } : one))
    : [...bottles, { sku, count: 1 }],
});

/** The case with one bottle less. */
export const withoutBottle = ({ size, bottles }: CaseText, sku: string): CaseText => ({
  size,
  bottles: bottles
    .map((one) => (one.sku === sku ? { ...one, count: one.count - 1 } : one))
    .filter(({ count }) => count > 0),
});

/** The case without those of the asked products that are not on sale any more. */
export const withoutGone = (
  { size, bottles }: CaseText,
  asked: string | readonly string[] | undefined,
  sold: readonly { sku: string }[],
): CaseText => ({
  size,
  bottles: bottles.filter(({ sku }) => !asked?.includes(sku) || sold.some((one) => one.sku === sku)),
});
