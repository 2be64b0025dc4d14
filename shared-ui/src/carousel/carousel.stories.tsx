import { PICTURE_BASE, type Story, text } from '../../stories/story.ts';
import { ProductCard } from '../product-card/index.ts';
import { Quantity } from '../quantity/index.ts';
import { Carousel } from './index.ts';

export default { title: 'Carousel' };

const slides = (count: number, locale: Parameters<Story>[0]['locale']) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    content: (
      <ProductCard
        name={`Carmenère ${index + 1}`}
        href={`/vinos/carmenere-${index + 1}`}
        locale={locale}
        picture={PICTURE_BASE}
        price={12_990}
        max={6}
        counter={<Quantity size="small" value={1} onChange={() => {}} max={6} locale={locale} />}
        onAdd={() => {}}
        sizes="280px"
      />
    ),
  }));

export const SeveralPositions: Story = ({ locale }) => (
  <Carousel
    title={text(locale, 'Te puede gustar', 'You may like')}
    locale={locale}
    slides={slides(6, locale)}
  />
);
export const OneSlide: Story = ({ locale }) => (
  <Carousel
    title={text(locale, 'Te puede gustar', 'You may like')}
    locale={locale}
    slides={slides(1, locale)}
  />
);
