import { type Story, text } from '../../stories/story.ts';
import { Button, ButtonLink } from '../button/index.ts';
import { BrokenGlassDrawing, CrateDrawing } from '../drawing/index.ts';
import { EmptyState } from './index.ts';

export default { title: 'Empty state' };

export const WithLink: Story = ({ locale }) => (
  <EmptyState
    drawing={<CrateDrawing />}
    title={text(locale, 'Tu carrito está vacío', 'Your cart is empty')}
    action={<ButtonLink href="/vinos">{text(locale, 'Ver vinos', 'See wines')}</ButtonLink>}
  >
    {text(locale, 'Elige un vino para empezar.', 'Choose a wine to begin.')}
  </EmptyState>
);
export const WithRetry: Story = ({ locale }) => (
  <EmptyState
    drawing={<BrokenGlassDrawing />}
    title={text(locale, 'Algo se rompió', 'Something broke')}
    action={<Button>{text(locale, 'Reintentar', 'Try again')}</Button>}
    level={1}
  />
);
