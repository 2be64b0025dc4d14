import type { CaseBottle, CasePrice, CaseSize } from 'shared-contracts/domain/cases';
import { formatClp } from 'shared-contracts/domain/money';
import type { Locale } from 'shared-contracts/locale';
import { CASE_WORDS } from './case-words.ts';

/** Missing bottles of a case until it is full, and its saving: "Te faltan 2 de 6 · ahorras $7.190". */
export const caseStateText = (price: CasePrice<CaseBottle>, size: CaseSize, locale: Locale): string => {
  const words = CASE_WORDS[locale];
  const { filled, missing, missingDifferent, isComplete, isEligible, saving } = price;
  const parts = [
    isComplete && words.full,
    missing > 0 && words.missing(missing, size),
    filled > size && words.tooMany(filled - size),
    filled > 0 && missingDifferent > 0 && words.different(missingDifferent),
    filled > 0 && filled <= size && missingDifferent === 0 && !isEligible && words.wrongType,
    saving > 0 && words.saves(formatClp(saving)),
  ];
  return parts.filter(Boolean).join(' · ');
};
