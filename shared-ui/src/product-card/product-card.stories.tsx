import type { Locale } from 'shared-contracts/locale';
import { PICTURE_BASE, type Story, text } from '../../stories/story.ts';
import { Quantity } from '../quantity/index.ts';
import { ProductCard } from './index.ts';

export default { title: 'Product card' };

const wine = (locale: Locale) => ({
  name: 'Carmenère Gran Reserva',
  href: '/vinos/carmenere-gran-reserva',
  locale,
  brand: 'Viña Prueba',
  year: 2021,
  detail: 'Carmenère',
  picture: PICTURE_BASE,
  price: 12_990,
  max: 6,
  counter: <Quantity size="small" value={1} onChange={() => {}} max={6} locale={locale} />,
  onAdd: () => {},
  sizes: '280px',
});

export const Plain: Story = ({ locale }) => <ProductCard {...wine(locale)} />;
export const Reduced: Story = ({ locale }) => (
  <ProductCard {...wine(locale)} price={9_990} reference={12_990} label={text(locale, 'Oferta', 'Offer')} />
);
export const InCart: Story = ({ locale }) => <ProductCard {...wine(locale)} inCart={2} />;
export const JustAdded: Story = ({ locale }) => <ProductCard {...wine(locale)} inCart={2} added />;
export const Adding: Story = ({ locale }) => <ProductCard {...wine(locale)} busy />;
export const SoldOut: Story = ({ locale }) => <ProductCard {...wine(locale)} max={0} soldOut />;
export const LongName: Story = ({ locale }) => (
  <ProductCard
    {...wine(locale)}
    name="Ensamblaje de Viñedos Centenarios del Secano Interior de Cauquenes"
    brand="Viña de los Hermanos del Valle de Cachapoal"
  />
);
