import type { Locale } from 'shared-contracts/locale';
import { type Story, text } from '../../stories/story.ts';
import { Stepper } from './index.ts';

export default { title: 'Stepper' };

const steps = (locale: Locale) => [
  { label: text(locale, 'Tus datos', 'Your data'), href: '/datos' },
  { label: text(locale, 'Despacho', 'Delivery'), href: '/despacho' },
  { label: text(locale, 'Pago', 'Payment'), href: '/pago' },
];

export const FirstStep: Story = ({ locale }) => <Stepper steps={steps(locale)} current={1} locale={locale} />;
export const LastStep: Story = ({ locale }) => <Stepper steps={steps(locale)} current={3} locale={locale} />;
