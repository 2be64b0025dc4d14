import { useMessages } from '../messages.ts';
import styles from './form.module.css';
import { RutInput, TextInput } from './inputs.ts';

/** Name, phone and, unless it is the contact of a company, RUT of a person. */
export const PersonFields = ({ hasRut }: { hasRut: boolean }) => {
  const { fields } = useMessages();
  return (
    <>
      <div className={styles.pair}>
        <TextInput name="name" label={fields.name} autoComplete="given-name" />
        <TextInput name="last_name" label={fields.lastName} autoComplete="family-name" />
      </div>
      <div className={styles.pair}>
        {hasRut && <RutInput name="rut" label={fields.rut} help={fields.rutHelp} />}
        <TextInput
          name="phone"
          label={fields.phone}
          help={fields.phoneHelp}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
    </>
  );
};

/** Fields of a company. Its facturas have this RUT. */
export const CompanyFields = () => {
  const { fields } = useMessages();
  return (
    <>
      <TextInput name="company_name" label={fields.companyName} autoComplete="organization" />
      <RutInput name="rut" label={fields.companyRut} help={fields.companyRutHelp} />
      <div className={styles.pair}>
        <TextInput name="social_reason" label={fields.socialReason} autoComplete="off" />
        <TextInput name="giro" label={fields.giro} autoComplete="off" />
      </div>
    </>
  );
};
