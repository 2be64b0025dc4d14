import { TextInput } from 'react-admin';

/** Field above a list that searches it, wide enough for its label. @param label message key */
export const searchFilter = (label: string) => (
  <TextInput key="q" source="q" label={label} alwaysOn resettable sx={{ width: { sm: '19rem' } }} />
);
