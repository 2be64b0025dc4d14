import { useFormField } from 'shared-kit/form/form-field';
import { Field, type FieldProps } from 'shared-ui/field';

/** A required text field of the surrounding `DataForm`. */
export const FormField = (props: FieldProps & { name: string }) => {
  const { value, change, control, error } = useFormField(props.name);
  return (
    <Field
      {...props}
      {...control}
      required
      value={value}
      onChange={({ target }) => change(target.value)}
      error={error}
    />
  );
};
