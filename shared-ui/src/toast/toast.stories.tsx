import { useState } from 'react';
import type { Locale } from 'shared-contracts/locale';
import { type Story, text } from '../../stories/story.ts';
import { type ToastMessage, Toasts } from './index.ts';

export default { title: 'Toast' };

function Example({ locale, initial }: { locale: Locale; initial: readonly ToastMessage[] }) {
  const [messages, setMessages] = useState(initial);
  const onDismiss = (id: string) => setMessages((before) => before.filter((message) => message.id !== id));
  return <Toasts messages={messages} onDismiss={onDismiss} locale={locale} />;
}

export const Success: Story = ({ locale }) => (
  <Example
    locale={locale}
    initial={[{ id: '1', text: text(locale, 'Guardamos tus datos', 'We saved your data') }]}
  />
);
export const WithAction: Story = ({ locale }) => (
  <Example
    locale={locale}
    initial={[
      {
        id: '1',
        text: text(locale, 'Agregado al carrito.', 'Added to the cart.'),
        action: <a href="/carrito">{text(locale, 'Ver carrito', 'See cart')}</a>,
      },
    ]}
  />
);
export const SeveralKinds: Story = ({ locale }) => (
  <Example
    locale={locale}
    initial={[
      { id: '1', kind: 'info', text: text(locale, 'Hay una versión nueva', 'There is a new version') },
      { id: '2', kind: 'warning', text: text(locale, 'Sin conexión', 'No connection') },
      { id: '3', kind: 'error', text: text(locale, 'No pudimos guardar', 'We could not save') },
    ]}
  />
);
export const NoMessage: Story = ({ locale }) => <Example locale={locale} initial={[]} />;
