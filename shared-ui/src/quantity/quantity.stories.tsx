import { type Story, text } from '../../stories/story.ts';
import { useValue } from '../../stories/use-value.ts';
import { Quantity } from './index.ts';

export default { title: 'Quantity' };

export const InTheMiddle: Story = ({ locale }) => <Quantity {...useValue(3)} max={6} locale={locale} />;
export const AtTheMinimum: Story = ({ locale }) => <Quantity {...useValue(1)} max={6} locale={locale} />;
export const AtTheStock: Story = ({ locale }) => <Quantity {...useValue(6)} max={6} locale={locale} />;
export const Small: Story = ({ locale }) => (
  <Quantity {...useValue(3)} max={6} locale={locale} size="small" />
);
export const Disabled: Story = ({ locale }) => (
  <>
    <p>{text(locale, 'Agotado', 'Sold out')}</p>
    <Quantity {...useValue(1)} max={0} locale={locale} disabled />
  </>
);
