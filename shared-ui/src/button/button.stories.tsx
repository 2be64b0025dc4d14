import { type Story, text } from '../../stories/story.ts';
import { cart, Icon } from '../icon/index.ts';
import { Button, ButtonLink } from './index.ts';

export default { title: 'Button' };

export const Primary: Story = ({ locale }) => (
  <Button variant="primary">{text(locale, 'Agregar al carrito', 'Add to cart')}</Button>
);
export const Secondary: Story = ({ locale }) => <Button>{text(locale, 'Ver más', 'See more')}</Button>;
export const Quiet: Story = ({ locale }) => (
  <Button variant="quiet">{text(locale, 'Cancelar', 'Cancel')}</Button>
);
export const Small: Story = ({ locale }) => <Button size="small">{text(locale, 'Editar', 'Edit')}</Button>;
export const Wide: Story = ({ locale }) => (
  <Button variant="primary" wide>
    {text(locale, 'Ir a pagar', 'Go to payment')}
  </Button>
);
export const WithIcon: Story = ({ locale }) => (
  <Button variant="primary">
    <Icon path={cart} />
    {text(locale, 'Agregar', 'Add')}
  </Button>
);
export const Busy: Story = ({ locale }) => (
  <Button variant="primary" busy>
    {text(locale, 'Pagar', 'Pay')}
  </Button>
);
export const Disabled: Story = ({ locale }) => (
  <Button variant="primary" disabled>
    {text(locale, 'Agotado', 'Sold out')}
  </Button>
);
export const Link: Story = ({ locale }) => (
  <ButtonLink href="/vinos" variant="primary">
    {text(locale, 'Ver vinos', 'See wines')}
  </ButtonLink>
);
