import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { bookBatch } from 'shared-contracts/office/batches';
import type { Batch, BookedOrder } from 'shared-contracts/office/batches.schema';
import { joined } from '../../format/joined.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { useAttempt } from '../../forms/use-attempt.ts';
import { Problem } from '../../parts/problem.tsx';
import { Section } from '../../parts/section.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { useCarriers } from '../orders/use-carriers.ts';
import { Outcome } from './outcome.tsx';

const failuresOf = (orders: readonly BookedOrder[]): string[] =>
  orders.filter(({ booked }) => !booked).map(({ order, why }) => `${order}: ${why}`);

/** Books the parcels of a batch at a carrier, each with its result. Hidden when the shop books at none. */
export const BookParcels = ({ batch: { id, orders } }: { batch: Batch }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { call } = useOffice();
  const { bookable } = useCarriers();
  const [chosen, setChosen] = useState<string>();
  const [results, setResults] = useState<readonly BookedOrder[]>();
  const { attempt, problem, isBusy } = useAttempt();
  const carrier = chosen ?? bookable[0];
  const waiting = orders.filter(
    ({ status, delivery, parcel }) => status === 'confirmed' && delivery === 'home' && !parcel,
  ).length;
  if (carrier === undefined || (waiting === 0 && !results)) return null;
  const doneOf = (tried: readonly BookedOrder[]): string =>
    translate('batches.book.done', { smart_count: tried.filter(({ booked }) => booked).length });
  const book = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    void attempt(async () => {
      const answer = await call(bookBatch, { params: { id }, body: { carrier } });
      setResults(answer.orders);
      // The page of a closed batch shows no results any more.
      if (answer.batch.closed_at !== null)
        notify(joined([doneOf(answer.orders), ...failuresOf(answer.orders)], ' '), {
          type: 'warning',
          multiLine: true,
          autoHideDuration: null,
        });
      refresh();
    });
  };
  return (
    <Section title="batches.book.title">
      <Box component="form" onSubmit={book} sx={{ display: 'grid', gap: 1, maxWidth: '36rem' }}>
        <Box>{translate('batches.book.help')}</Box>
        {waiting > 0 && (
          <ChoiceField label="orders.carrier" values={bookable} value={carrier} onChange={setChosen} />
        )}
        <Problem message={problem} />
        {results && <Outcome done={doneOf(results)} failed={failuresOf(results)} />}
        {waiting > 0 && (
          <Button type="submit" variant="contained" disabled={isBusy} sx={{ justifySelf: 'start' }}>
            {translate('batches.book.button', { smart_count: waiting })}
          </Button>
        )}
      </Box>
    </Section>
  );
};
