import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { bookBatch } from 'shared-contracts/office/batches';
import type { Batch, BookedOrder } from 'shared-contracts/office/batches.schema';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { useAttempt } from '../../forms/use-attempt.ts';
import { Problem } from '../../parts/problem.tsx';
import { Section } from '../../parts/section.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { useCarriers } from '../orders/use-carriers.ts';
import { Outcome } from './outcome.tsx';

/** Books the parcels of a batch at a carrier, each with its result. Hidden when the shop books at none. */
export const BookParcels = ({ batch: { id, orders } }: { batch: Batch }) => {
  const translate = useTranslate();
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
  const book = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    void attempt(async () => {
      const answer = await call(bookBatch, { params: { id }, body: { carrier } });
      setResults(answer.orders);
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
        {results && (
          <Outcome
            done={translate('batches.book.done', {
              smart_count: results.filter(({ booked }) => booked).length,
            })}
            failed={results.filter(({ booked }) => !booked).map(({ order, why }) => `${order}: ${why}`)}
          />
        )}
        {waiting > 0 && (
          <Button type="submit" variant="contained" disabled={isBusy} sx={{ justifySelf: 'start' }}>
            {translate('batches.book.button', { smart_count: waiting })}
          </Button>
        )}
      </Box>
    </Section>
  );
};
