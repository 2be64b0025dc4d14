import type { Order } from 'shared-contracts/api/orders.schema';
import type { TransferPage } from 'shared-contracts/api/pages.schema';
import { formatClp } from 'shared-contracts/domain/money';
import type { OrderMessages } from '../../messages/order.ts';
import type { TransferMessages } from '../../messages/transfer.ts';

export interface AccountFact {
  name: string;
  value: string;
  /** Text to copy when it differs from the displayed text. */
  copied?: string;
}

/** Bank account data of a transfer, in the order of a bank's form. */
export const accountFactsOf = (
  { transfer }: TransferPage,
  order: Order | null,
  { words, orderWords }: { words: TransferMessages['transfer']; orderWords: OrderMessages },
): AccountFact[] => {
  const { name, rut, bank, account_type, account, email } = transfer;
  const facts: AccountFact[] = [
    { name: words.holder, value: name },
    { name: words.rut, value: rut },
    { name: words.bank, value: bank },
    { name: words.accountType, value: account_type },
    { name: words.account, value: account, copied: account.replaceAll('-', '') },
    { name: words.email, value: email },
  ];
  if (order)
    facts.push(
      { name: words.amount, value: formatClp(order.total), copied: String(order.total) },
      { name: words.subject, value: orderWords.number(order.number) },
    );
  return facts;
};
