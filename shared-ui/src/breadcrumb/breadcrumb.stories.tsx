import { type Story, text } from '../../stories/story.ts';
import { Breadcrumb } from './index.ts';

export default { title: 'Breadcrumb' };

export const OneLevel: Story = ({ locale }) => (
  <Breadcrumb
    locale={locale}
    crumbs={[{ label: text(locale, 'Inicio', 'Home'), href: '/' }, { label: text(locale, 'Vinos', 'Wines') }]}
  />
);

export const LongName: Story = ({ locale }) => (
  <Breadcrumb
    locale={locale}
    crumbs={[
      { label: text(locale, 'Inicio', 'Home'), href: '/' },
      { label: text(locale, 'Vinos', 'Wines'), href: '/vinos' },
      { label: 'Carmenère Gran Reserva de Viñedos Centenarios del Secano Interior' },
    ]}
  />
);
