import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { readParcelList, type WaitingOrder } from 'shared-contracts/domain/parcel-list';
import { sendBatch } from 'shared-contracts/office/batches';
import type { Batch, BatchOrder, SentLine } from 'shared-contracts/office/batches.schema';
import { repeatable } from '../../data/repeatable.ts';
import { joined } from '../../format/joined.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { formOf } from '../../forms/typed-texts.ts';
import { useAttempt } from '../../forms/use-attempt.ts';
import { useTyped } from '../../forms/use-typed.ts';
import { Problem } from '../../parts/problem.tsx';
import { ReadError } from '../../parts/read-error.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { useCarriers } from '../orders/use-carriers.ts';
import { Outcome } from './outcome.tsx';

const isFilled = (row: string): boolean => row.trim() !== '';

const waitingOf = (orders: readonly BatchOrder[]) => orders.filter(({ status }) => status === 'confirmed');
const withBooked = (orders: readonly BatchOrder[]): WaitingOrder[] =>
  waitingOf(orders).map(({ number, parcel }) => ({ number, booked: parcel?.number ?? null }));

/** Names the order of each line in a list of numbers alone. A list with more numbers than orders stays as it is. */
const withOrders = (text: string, orders: readonly WaitingOrder[]): string => {
  const isNamed = readParcelList(text, []).some(({ order }) => order !== null);
  const list = readParcelList(text, orders);
  if (isNamed || list.some(({ order }) => order === null)) return text;
  const orderOf = new Map(list.map(({ line, order }) => [line, order]));
  return text
    .split('\n')
    .map((row, at) => (orderOf.has(at + 1) ? `${orderOf.get(at + 1)}, ${row}` : row))
    .join('\n');
};

interface TypedList {
  text: string;
  /** Orders that waited when the list was begun: one that leaves meanwhile must not move the numbers after it. */
  orders?: readonly WaitingOrder[];
}

/** The list as it is now without the lines that were sent: failed lines stay, and so does all typed meanwhile. */
const leftOf = (list: string, lines: readonly SentLine[], now: string): string => {
  const failed = new Set(lines.filter(({ sent }) => !sent).map(({ line }) => line));
  const sent = list.split('\n').filter((row, at) => isFilled(row) && !failed.has(at + 1));
  const left = now.split('\n').filter((row) => {
    const at = sent.indexOf(row);
    // A number scanned twice is sent once: the other line stays.
    if (at >= 0) sent.splice(at, 1);
    return at < 0;
  });
  return left.join('\n').trimStart();
};

/** Says what a send did that ended in a closed batch, whose page has no list and no results any more. */
const useClosedNotice = () => {
  const translate = useTranslate();
  const notify = useNotify();
  return (lines: readonly SentLine[]): void => {
    const sent = lines.filter((line) => line.sent).length;
    const words = [
      translate('batches.send.done', { smart_count: sent }),
      sent < lines.length && translate('batches.send.closed'),
    ];
    notify(joined(words, ' '), { type: 'warning', multiLine: true, autoHideDuration: null });
  };
};

/** Sends the orders of a pasted or scanned list, each line with its result. */
export const SendList = ({ batch: { id, orders } }: { batch: Batch }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { call } = useOffice();
  const notifyClosed = useClosedNotice();
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useTyped<TypedList>(formOf('batch-sends', id));
  const text = typed?.text ?? '';
  const waitingNow = withBooked(orders);
  const waitingAtStart = typed?.orders ?? waitingNow;
  const setText = (next: string | ((now: string) => string), atStart = waitingAtStart): void =>
    setTyped((now) => {
      const text = typeof next === 'string' ? next : next(now?.text ?? '');
      return text ? { text, orders: atStart } : null;
    });
  const [lines, setLines] = useState<readonly SentLine[]>();
  const { attempt, problem, isBusy } = useAttempt();
  const [toInput] = useState(() => repeatable((body: { carrier: string; text: string }) => body));
  const { carriers, error, refetch } = useCarriers();
  const names = carriers?.map(({ name }) => name) ?? [];
  const carrier = chosen ?? names[0] ?? '';
  const waiting = waitingOf(orders);
  const needsNumbers =
    carriers?.find(({ name }) => name === carrier)?.needs_number === true &&
    // A booked parcel has its number.
    waiting.some(({ delivery, parcel }) => delivery === 'home' && !parcel);
  const mayFill = carriers && !needsNumbers && waiting.length > 0 && text.trim() === '';
  const count = text.split('\n').filter(isFilled).length;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    // A parcel may be booked after the list was begun.
    const bookedNow = new Map(waitingNow.map(({ number, booked }) => [number, booked]));
    const list = withOrders(
      text,
      waitingAtStart.map(({ number, booked }) => ({
        number,
        booked: booked ?? bookedNow.get(number) ?? null,
      })),
    );
    const input = toInput({ carrier, text: list });
    // A repeat sends each number to the same order.
    setText(list);
    void attempt(async () => {
      const answer = await call(sendBatch, { params: { id }, ...input });
      // The same list once more, e.g. of an order that was taken back, is another send.
      toInput.renew();
      setLines(answer.lines);
      if (answer.batch.closed_at !== null) notifyClosed(answer.lines);
      setText((now) => leftOf(list, answer.lines, now), withBooked(answer.batch.orders));
      refresh();
    });
  };
  return (
    <Box component="form" onSubmit={send} sx={{ display: 'grid', gap: 1, maxWidth: '36rem' }}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {names.length > 0 && (
        <ChoiceField label="orders.carrier" values={names} value={carrier} onChange={setChosen} />
      )}
      <TypedField
        label="batches.send.list"
        help={translate('batches.send.help')}
        value={text}
        onChange={(next) => setText(next)}
        multiline
        minRows={4}
        maxRows={16}
      />
      {mayFill && (
        <Button
          onClick={() => setText(waiting.map(({ number }) => number).join('\n'))}
          sx={{ justifySelf: 'start' }}
        >
          {translate('batches.send.fill', { smart_count: waiting.length })}
        </Button>
      )}
      <Problem message={problem} />
      {lines && (
        <Outcome
          done={translate('batches.send.done', { smart_count: lines.filter(({ sent }) => sent).length })}
          failed={lines
            .filter(({ sent }) => !sent)
            .map(
              ({ line, order, why }) =>
                `${translate('batches.send.line', { line, order: order ?? '' })} ${why}`,
            )}
        />
      )}
      <Button
        type="submit"
        variant="contained"
        disabled={count === 0 || isBusy}
        sx={{ justifySelf: 'start' }}
      >
        {count === 0
          ? translate('batches.send.title')
          : translate('batches.send.button', { smart_count: count })}
      </Button>
    </Box>
  );
};
