import type { Story } from '../../stories/story.ts';
import { Price } from './index.ts';

export default { title: 'Price' };

export const Plain: Story = ({ locale }) => <Price amount={12_990} locale={locale} />;
export const Reduced: Story = ({ locale }) => <Price amount={9_990} reference={12_990} locale={locale} />;
/** A reference that is not higher is not shown. */
export const LowerReference: Story = ({ locale }) => (
  <Price amount={12_990} reference={9_990} locale={locale} />
);
export const InALine: Story = ({ locale }) => (
  <Price amount={9_990} reference={12_990} locale={locale} size="line" />
);
export const OnTheProductPage: Story = ({ locale }) => (
  <Price amount={9_990} reference={12_990} locale={locale} size="page" />
);
