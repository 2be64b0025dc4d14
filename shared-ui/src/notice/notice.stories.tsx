import { type Story, text } from '../../stories/story.ts';
import { Button } from '../button/index.ts';
import { Notice } from './index.ts';

export default { title: 'Notice' };

export const Info: Story = ({ locale }) => (
  <Notice title={text(locale, 'Retiro en tienda', 'Pick up at the shop')}>
    {text(locale, 'Te avisaremos por correo.', 'We will tell you by e-mail.')}
  </Notice>
);
export const Success: Story = ({ locale }) => (
  <Notice kind="success" title={text(locale, 'Guardamos tus datos', 'We saved your data')} live />
);
export const Warning: Story = ({ locale }) => (
  <Notice kind="warning">{text(locale, 'Queda una botella.', 'One bottle is left.')}</Notice>
);
export const ErrorWithAction: Story = ({ locale }) => (
  <Notice
    kind="error"
    live
    title={text(locale, 'No pudimos cargar los despachos', 'We could not load the deliveries')}
    action={<Button size="small">{text(locale, 'Reintentar', 'Try again')}</Button>}
  />
);
