import { type Story, text } from '../../stories/story.ts';
import { Button } from '../button/index.ts';
import { Tooltip } from './index.ts';

export default { title: 'Tooltip' };

/** Appears while the button has the pointer or the focus. */
export const OnAButton: Story = ({ locale }) => (
  <Tooltip text={text(locale, 'Copia el número de tu pedido', 'Copies your order number')}>
    {(control) => <Button {...control}>{text(locale, 'Copiar', 'Copy')}</Button>}
  </Tooltip>
);
