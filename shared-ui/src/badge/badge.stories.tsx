import { type Story, text } from '../../stories/story.ts';
import { Badge, CountBadge } from './index.ts';

export default { title: 'Badge' };

export const Neutral: Story = ({ locale }) => <Badge>{text(locale, 'Pendiente', 'Pending')}</Badge>;
export const Wine: Story = ({ locale }) => <Badge tone="wine">{text(locale, 'Oferta', 'Offer')}</Badge>;
export const Olive: Story = ({ locale }) => <Badge tone="olive">{text(locale, 'Pagado', 'Paid')}</Badge>;
export const Amber: Story = ({ locale }) => (
  <Badge tone="amber">{text(locale, 'En revisión', 'In review')}</Badge>
);
export const Alarm: Story = ({ locale }) => (
  <Badge tone="alarm">{text(locale, 'Rechazado', 'Refused')}</Badge>
);

/** Screen readers read the words around the count, as in the cart button of the header. */
const Counted = ({ count, name }: { count: number; name: string }) => (
  <p>
    {name} <CountBadge count={count} />
  </p>
);
export const Count: Story = ({ locale }) => (
  <Counted count={3} name={text(locale, 'Carrito, 3 artículos', 'Cart, 3 items')} />
);
export const EmptyCount: Story = ({ locale }) => (
  <Counted count={0} name={text(locale, 'Carrito vacío', 'Empty cart')} />
);
export const LargeCount: Story = ({ locale }) => (
  <Counted count={120} name={text(locale, 'Carrito, 120 artículos', 'Cart, 120 items')} />
);
