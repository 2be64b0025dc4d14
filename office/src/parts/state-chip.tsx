import Chip, { type ChipProps } from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

/** Colours of states, by the message key of their words. Other states are grey. */
const COLOURS: Readonly<Record<string, ChipProps['color']>> = {
  'messages.statuses.open': 'warning',
  'messages.statuses.answered': 'success',
  'newsletter.statuses.pending': 'warning',
  'newsletter.statuses.confirmed': 'success',
  'orders.status.in_validation': 'warning',
  'orders.status.confirmed': 'primary',
  'orders.status.on_the_way': 'secondary',
  'orders.advance.ready': 'secondary',
  'orders.status.delivered': 'success',
  'people.account.open': 'success',
  'people.account.blocked': 'error',
  'privacy_requests.statuses.open': 'warning',
  'privacy_requests.statuses.done': 'success',
  'returns.states.requested': 'warning',
  'returns.states.asked': 'info',
  'returns.states.accepted': 'warning',
  'returns.states.refunded': 'success',
  'staff.statuses.active': 'success',
  'staff.statuses.invited': 'warning',
};

/** State of a record in a list or on its page. @param words message key of the state in words */
export const StateChip = ({ words }: { words: string }) => (
  <Chip size="small" variant="outlined" color={COLOURS[words] ?? 'default'} label={useTranslate()(words)} />
);
