// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { endCoupon } from 'shared-contracts/office/coupons';
import { beforeEach, expect, it } from 'vitest';
import { useOffice } from '../session/session-context.tsx';
import { createFakeOffice, json, refused } from '../testing/fake-office.ts';
import { showSignedIn } from '../testing/show-in-office.tsx';
import { ActionButton } from './action-button.tsx';

let office: ReturnType<typeof createFakeOffice>;
const EndButton = () => {
  const { call } = useOffice();
  return (
    <ActionButton
      label="coupons.end"
      reason="required"
      done="coupons.ended"
      onAct={(reason) => call(endCoupon, { params: { id: '7' }, body: { version: 'a', reason } })}
    />
  );
};
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Terminar el cupón' });
const why = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Por qué/ });

beforeEach(async () => {
  office = createFakeOffice({});
  await showSignedIn(office, <EndButton />);
  fireEvent.click(confirm());
  expect(confirm().disabled).toBe(true);
  fireEvent.change(why(), { target: { value: ' Se filtró ' } });
});

it('sends the reason, says what was done and closes', async () => {
  office.answers['POST /office/coupons/7/end'] = () => json({});
  fireEvent.click(confirm());
  await screen.findByText('El cupón terminó');
  expect(office.asked.map(({ url, body }) => [url, body])).toEqual([
    ['/office/coupons/7/end', { version: 'a', reason: 'Se filtró' }],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['No hay conexión', undefined],
  ['Tiene un signo raro', () => refused(422, 'VALIDATION_FAILED', { reason: 'Tiene un signo raro' })],
])('stays open with the reason and says: %s', async (words, answer) => {
  if (answer) office.answers['POST /office/coupons/7/end'] = answer;
  fireEvent.click(confirm());
  await screen.findByText(new RegExp(words));
  expect(why().value).toBe(' Se filtró ');
  await waitFor(() => expect(confirm().disabled).toBe(false));
});

it('closes and says that another person changed the record', async () => {
  office.answers['POST /office/coupons/7/end'] = () => refused(409, 'CONFLICT');
  fireEvent.click(confirm());
  await screen.findByText(/Otra persona lo cambió/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
