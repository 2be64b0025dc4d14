import { createContext, useContext, useState } from 'react';
import type { Locale } from 'shared-contracts/locale';
import { type Story, text } from '../../stories/story.ts';
import { createInputs, type FieldState } from './index.ts';

export default { title: 'Form inputs' };

type Values = Readonly<Record<string, string | boolean>>;
interface Form {
  locale: Locale;
  values: Values;
  errors: Readonly<Record<string, string>>;
  change: (name: string, value: string | boolean) => void;
}
const FormContext = createContext<Form>({ locale: 'es', values: {}, errors: {}, change: () => {} });

const inputs = createInputs({
  useFormField: <T extends string | boolean>(name: string): FieldState<T> => {
    const { values, errors, change } = useContext(FormContext);
    return {
      value: (values[name] ?? '') as T,
      change: (value) => change(name, value),
      control: { name, onBlur: () => {}, onFocus: () => {} },
      error: errors[name] ?? null,
    };
  },
  useOptionalWord: () => text(useContext(FormContext).locale, 'opcional', 'optional'),
});

const REGIONS = [
  { id: '13', short_name: 'Metropolitana' },
  { id: '05', short_name: 'Valparaíso' },
];
const COMMUNES = {
  13: [{ id: '13114', name: 'Las Condes' }],
  '05': [
    { id: '05502', name: 'Calera' },
    { id: '05504', name: 'La Cruz' },
  ],
};

/** Every kind of input in one small form. */
function ExampleForm({
  locale,
  initial,
  errors = {},
}: {
  locale: Locale;
  initial: Values;
  errors?: Form['errors'];
}) {
  const [values, setValues] = useState(initial);
  const change = (name: string, value: string | boolean) =>
    setValues((before) => ({ ...before, [name]: value }));
  const say = (spanish: string, english: string) => text(locale, spanish, english);
  return (
    <FormContext value={{ locale, values, errors, change }}>
      <div style={{ display: 'grid', gap: 'var(--space-16)' }}>
        <inputs.TextInput name="name" label={say('Nombre', 'First name')} />
        <inputs.EmailInput name="email" label={say('Correo', 'E-mail')} />
        <inputs.PhoneInput name="phone" label={say('Teléfono', 'Phone')} optional />
        <inputs.RutInput name="rut" label="RUT" />
        <inputs.PlaceInputs
          regions={REGIONS}
          communes={COMMUNES}
          isLoading={false}
          words={{
            region: say('Región', 'Region'),
            commune: say('Comuna', 'Commune'),
            chooseRegion: say('Elige una región', 'Choose a region'),
            regionFirst: say('Elige primero la región', 'Choose the region first'),
            chooseCommune: say('Elige una comuna', 'Choose a commune'),
            loadingCommunes: say('Cargando comunas', 'Loading communes'),
          }}
        />
        <inputs.RadioInput
          name="method"
          legend={say('Entrega', 'Delivery')}
          options={[
            { value: 'home', label: say('A domicilio', 'To your home') },
            { value: 'pickup', label: say('Retiro en tienda', 'Pick up at the shop') },
          ]}
        />
        <inputs.LongTextInput name="message" label={say('Mensaje', 'Message')} optional />
        <inputs.CheckInput name="terms" label={say('Acepto los términos', 'I accept the terms')} />
      </div>
    </FormContext>
  );
}

export const EmptyForm: Story = ({ locale }) => <ExampleForm locale={locale} initial={{}} />;
export const FilledForm: Story = ({ locale }) => (
  <ExampleForm
    locale={locale}
    initial={{
      name: 'Ana',
      email: 'ana@example.cl',
      rut: '12.345.678-5',
      region_id: '13',
      commune_id: '13114',
      method: 'home',
      terms: true,
    }}
  />
);
export const RefusedForm: Story = ({ locale }) => {
  const required = text(locale, 'Este campo es obligatorio', 'This field is required');
  return (
    <ExampleForm
      locale={locale}
      initial={{}}
      errors={{
        name: required,
        rut: required,
        region_id: required,
        method: required,
        message: required,
        terms: required,
      }}
    />
  );
};
