/** Widget for the pages of other remotes. */
import type { {{Name}}Props } from 'shared-contracts/widgets';
import { createWidget } from 'shared-kit/widget';
import { messages } from '../lib/messages.ts';

const View = ({ title }: {{Name}}Props) => <h2>{title}</h2>;

export const { contract, bootstrap, mount, unmount, update } = createWidget<{{Name}}Props>({
  name: '{{id}}-{{name}}',
  messages,
  View,
});
