import type { DocumentSlug } from 'shared-contracts/api/documents';
import { aboutUs } from './about-us.ts';
import { dispatchPolicies } from './dispatch-policies.ts';
import type { SeedDocument } from './document.ts';
import { exchangeReturnPolicies } from './exchange-return-policies.ts';
import { generalConditions } from './general-conditions.ts';
import { generalPolicies } from './general-policies.ts';
import { needHelp } from './need-help.ts';
import { privacyPolicies } from './privacy-policies.ts';
import { reservation } from './reservation.ts';
import { wineBar } from './wine-bar.ts';

/** Every document of the contract; one that is missing does not compile. */
export const DOCUMENTS: Record<DocumentSlug, SeedDocument> = {
  'about-us': aboutUs,
  'dispatch-policies': dispatchPolicies,
  'exchange-return-policies': exchangeReturnPolicies,
  'privacy-policies': privacyPolicies,
  'general-policies': generalPolicies,
  'general-conditions': generalConditions,
  'wine-bar': wineBar,
  reservation,
  'need-help': needHelp,
};
