import { required, TextInput } from 'react-admin';
import { formatRut } from 'shared-contracts/domain/rut';

/** Required RUT. The value of an emptied field is null. */
export const RutInput = ({ source }: { source: string }) => (
  <TextInput
    source={source}
    label="settings.rut"
    format={(rut?: string | null) => formatRut(rut ?? '')}
    validate={required()}
  />
);
