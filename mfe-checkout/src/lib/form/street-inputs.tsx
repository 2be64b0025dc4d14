import { useStepMessages } from '../../messages/steps.ts';
import { useMessages } from '../messages.ts';
import { TextInput } from './inputs.ts';

/** Street with number, and apartment. `HOME_ADDRESS` (draft/rules.ts) has their validators. */
export const StreetInputs = () => {
  const { fields } = useMessages();
  const { delivery } = useStepMessages();
  return (
    <>
      <TextInput
        name="address"
        label={fields.address}
        help={delivery.addressHelp}
        autoComplete="address-line1"
      />
      <TextInput name="department" label={fields.department} optional autoComplete="address-line2" />
    </>
  );
};
