import { required, TextInput } from 'react-admin';
import { formatRut } from 'shared-contracts/domain/rut';

/**
 * Required RUT. The value of an emptied field is null. A text without a dash may be the start of a longer RUT, so it stays
 * as typed: formatting would put a dash into the middle.
 */
export const RutInput = ({ source }: { source: string }) => (
  <TextInput
    source={source}
    label="settings.rut"
    format={(rut?: string | null) => (rut?.includes('-') ? formatRut(rut) : (rut ?? ''))}
    validate={required()}
  />
);
