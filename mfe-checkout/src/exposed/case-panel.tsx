/** Widget with the case that a shopper is building (docs/product/cases.md#panel). */
import type { CasePanelProps } from 'shared-contracts/widgets';
import { createWidget } from 'shared-kit/widget';
import { CasePanel } from '../features/show-case-panel/index.ts';
import { messages } from '../lib/messages.ts';

export const { contract, bootstrap, mount, unmount, update } = createWidget<CasePanelProps>({
  name: 'checkout-case-panel',
  messages,
  View: CasePanel,
});
