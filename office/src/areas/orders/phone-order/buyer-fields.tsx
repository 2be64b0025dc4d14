import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { email, maxLength, required, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LineInput } from '../../../forms/line-input.tsx';
import { useMay } from '../../../session/session-context.tsx';
import { PersonPicker } from './person-picker.tsx';

/** Buyer: found among the customers, or new. */
export const BuyerFields = () => {
  const translate = useTranslate();
  const mayFind = useMay('people.read');
  const [address, account]: [string | undefined, string | null | undefined] = useWatch({
    name: ['email', 'account'],
  });
  const row = {
    direction: { xs: 'column', sm: 'row' },
    sx: { gap: { xs: 0, sm: 2 }, width: '100%' },
  } as const;
  return (
    <>
      {mayFind && <PersonPicker />}
      <Stack {...row}>
        <LineInput source="name" label="orders.phone.name" max={60} />
        <LineInput source="surname" label="orders.phone.surname" max={60} />
      </Stack>
      <Stack {...row}>
        <LineInput source="rut" label="orders.rut" max={20} />
        <LineInput source="phone" type="tel" label="orders.address.phone" max={20} />
      </Stack>
      <TextInput
        source="email"
        type="email"
        label="orders.email"
        helperText="orders.phone.email_help"
        validate={[required(), email(), maxLength(120)]}
        autoComplete="off"
      />
      {account && account === address && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {translate('orders.phone.into_account')}
        </Typography>
      )}
    </>
  );
};
