// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showPart } from '../testing/show-in-office.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

it('takes no hour that has passed', async () => {
  await showPart(<ScheduleDialog publishAt={null} isBusy={false} onSchedule={vi.fn()} onClose={vi.fn()} />);
  const field = await screen.findByLabelText('Día y hora');
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Programar' });
  fireEvent.change(field, { target: { value: '2020-01-01T10:00' } });
  screen.getByText('Esa hora ya pasó. Elige una más tarde.');
  expect(confirm.disabled).toBe(true);
  fireEvent.change(field, { target: { value: '2099-01-01T10:00' } });
  expect(screen.queryByText(/ya pasó/)).toBeNull();
  expect(confirm.disabled).toBe(false);
});
