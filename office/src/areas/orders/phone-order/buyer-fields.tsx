import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { email, maxLength, required, TextInput, useNotify, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { LENGTHS } from 'shared-contracts/domain/field-lengths';
import { splitName } from 'shared-contracts/domain/name-split';
import { listPeople, readPerson } from 'shared-contracts/office/people';
import type { listPeople as schema } from 'shared-contracts/office/people.schema';
import { joined } from '../../../format/joined.ts';
import { holdEnter, inputOfList } from '../../../forms/input-of-list.tsx';
import { LineInput } from '../../../forms/line-input.tsx';
import { useMay, useOffice } from '../../../session/session-context.tsx';

type Listed = EndpointOutput<typeof schema>['data'][number];

const MAX_CHOICES = 8;
const MIN_LETTERS = 3;

/** Finds a customer by e-mail, phone or name, and fills in the buyer. */
const PersonPicker = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { call } = useOffice();
  const { getValues, setValue } = useFormContext();
  const [text, setText] = useState('');
  const lastPicked = useRef('');
  /** Values of the customer that was picked before, by field. */
  const lastFilled = useRef<Record<string, string | null>>({});
  const q = useDeferredValue(text.trim());
  const {
    data = [],
    error,
    isFetching,
  } = useQuery({
    queryKey: ['people', 'pick', q],
    queryFn: async ({ signal }) =>
      (await call(listPeople, { query: { q, per_page: MAX_CHOICES } }, { signal })).data,
    enabled: q.length >= MIN_LETTERS,
    retry: false,
    gcTime: 0,
  });
  const pick = async ({ id }: Listed) => {
    lastPicked.current = id;
    try {
      const person = await call(readPerson, { params: { id } });
      if (lastPicked.current !== id) return;
      const filled = {
        ...splitName(person.name),
        email: person.email,
        rut: person.ruts[0] ?? '',
        phone: person.phones[0] ?? '',
        account: person.account ? person.email : null,
      };
      for (const [field, value] of Object.entries(filled)) {
        // A typed value stays where the customer has none.
        const isTyped = getValues(field) !== lastFilled.current[field];
        if (value !== '' || !isTyped) setValue(field, value, { shouldDirty: true });
      }
      lastFilled.current = filled;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  const hint = q.length < MIN_LETTERS ? 'orders.phone.find_letters' : 'orders.phone.find_none';
  return (
    <Autocomplete<Listed>
      options={q.length >= MIN_LETTERS ? data : []}
      value={null}
      inputValue={text}
      onInputChange={(_, value, cause) => setText(cause === 'selectOption' ? '' : value)}
      filterOptions={(all) => all}
      getOptionLabel={({ name, email }) => joined([name, email])}
      getOptionKey={({ id }) => id}
      loading={isFetching}
      loadingText={translate('ra.page.loading')}
      noOptionsText={error ? translate(error.message, { _: error.message }) : translate(hint)}
      onChange={(_, picked) => {
        if (picked) void pick(picked);
        setText('');
      }}
      onKeyDown={holdEnter}
      fullWidth
      renderInput={inputOfList(translate('orders.phone.find'))}
    />
  );
};

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
        <LineInput source="name" label="orders.phone.name" max={LENGTHS.name} />
        <LineInput source="surname" label="orders.phone.surname" max={LENGTHS.surname} />
      </Stack>
      <Stack {...row}>
        <LineInput source="rut" label="settings.rut" max={LENGTHS.rut} />
        <LineInput source="phone" type="tel" label="orders.address.phone" max={LENGTHS.phone} />
      </Stack>
      <TextInput
        source="email"
        type="email"
        label="orders.email"
        helperText="orders.phone.email_help"
        validate={[required(), email(), maxLength(LENGTHS.email)]}
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
