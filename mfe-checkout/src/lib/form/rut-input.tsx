import { RutField } from 'shared-ui/rut-field';
import { useStepField } from './step-field.ts';

/** The RUT as a field of the form. */
export const RutInput = ({ name, label, help }: { name: string; label: string; help?: string }) => {
  const { value, change, control, error } = useStepField<string>(name);
  return (
    <RutField {...control} required label={label} help={help} value={value} onValue={change} error={error} />
  );
};
