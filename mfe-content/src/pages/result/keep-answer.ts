/**
 * Keeps the answer to a reservation over a reload of its thank-you page, e.g. for a language change. Only this tab
 * knows the answer, which contains personal data, so it is kept like typed text.
 */
import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import { useCallback, useEffect } from 'react';
import type { Reservation } from 'shared-contracts/api/reservations.schema';
import { takeTyped, useUnload, writeTyped } from 'shared-kit/form/typed-text';

type Answer = { data: Reservation };
export interface ReservationSubmission {
  $answer: Store<Answer | null>;
  answerKept: EventCallable<Answer>;
}

export const KeepAnswer = ({ of: { $answer, answerKept } }: { of: ReservationSubmission }) => {
  const [answer, restore] = useUnit([$answer, answerKept]);
  useEffect(() => {
    const { made } = takeTyped().values;
    if (typeof made === 'string') restore(JSON.parse(made));
  }, [restore]);
  const write = useCallback(() => {
    if (answer) writeTyped({ made: JSON.stringify(answer) });
  }, [answer]);
  useUnload(write);
  return null;
};
