import { refundWords as en } from 'shared-contracts/domain/refund-words/en';
import { refundWords as es } from 'shared-contracts/domain/refund-words/es';
import type { Story } from '../../stories/story.ts';
import { RefundList } from './index.ts';

export default { title: 'RefundList' };

const WORDS = { es, en };
const order = { total: 98_910, status: 'delivered', payment_status: 'success' } as const;
const done = {
  amount: 20_324,
  state: 'done',
  way: 'card',
  at: '2026-11-28T15:00:00Z',
  lines: [
    {
      kind: 'line',
      name: 'Carmenère Gran Reserva de la Viña Ñandú del Valle de Colchagua',
      qty: 2,
      amount: 16_334,
    },
    { kind: 'delivery', name: '', qty: 1, amount: 3990 },
  ],
} as const;

export const APart: Story = ({ locale }) => (
  <RefundList
    order={{ ...order, refunds: [{ ...done, lines: [...done.lines] }] }}
    words={WORDS[locale]}
    locale={locale}
  />
);
export const CancelledAndOwed: Story = ({ locale }) => (
  <RefundList
    order={{
      ...order,
      status: 'cancelled',
      refunds: [{ ...done, amount: 98_910, state: 'open', way: 'other', lines: [] }],
    }}
    words={WORDS[locale]}
    locale={locale}
  />
);
