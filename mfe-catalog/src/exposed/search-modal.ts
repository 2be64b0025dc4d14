/** Widget for the full-screen search (docs/product/search.md#search-modal). */

import type { SearchModalProps } from 'shared-contracts/widgets';
import { createWidget } from 'shared-kit/widget';
import { SearchModal } from '../features/search-products/index.ts';
import { messages } from '../lib/messages.ts';

export const { contract, bootstrap, mount, unmount, update } = createWidget<SearchModalProps>({
  name: 'catalog-search-modal',
  messages,
  View: SearchModal,
});
