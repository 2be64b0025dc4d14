import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useShowContext, useTranslate } from 'react-admin';
import { addOrderNote } from 'shared-contracts/office/orders';
import { MAX_ORDER_NOTE } from 'shared-contracts/office/text-limits';
import { formatTime } from '../../format/format.ts';
import { TextForm } from '../../forms/text-form.tsx';
import { formOf } from '../../forms/typed-texts.ts';
import { Section } from '../../parts/section.tsx';
import { useMay } from '../../session/session-context.tsx';
import { useOrder, useOrderCall } from './use-order-call.ts';

const NewNote = () => {
  const translate = useTranslate();
  const { refetch } = useShowContext();
  const call = useOrderCall();
  return (
    <TextForm
      form={formOf('order-notes', useOrder().id)}
      maxLength={MAX_ORDER_NOTE}
      label={translate('orders.new_note')}
      help={translate('orders.note_help')}
      button={translate('orders.add_note')}
      done="orders.done.note"
      send={(text) => call(addOrderNote, { text })}
      reread={refetch}
    />
  );
};

/** Notes that only staff see. */
export const OrderNotes = () => {
  const [locale] = useLocaleState();
  const mayNote = useMay('orders.note');
  const { notes, erasure } = useOrder();
  return (
    <Section title="orders.notes_title">
      {notes.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {notes.map(({ id, at, staff, text }) => (
            <Box component="li" key={id} sx={{ mb: 1, p: 1, bgcolor: 'var(--paper-2)' }}>
              <Typography variant="body2" color="text.secondary">
                {staff} · {formatTime(at, locale)}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                <bdi>{text}</bdi>
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {mayNote && erasure !== 'done' && <NewNote />}
    </Section>
  );
};
