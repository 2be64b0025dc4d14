import { type Story, text } from '../../stories/story.ts';
import { Button } from '../button/index.ts';
import { Field, TextAreaField } from './index.ts';

export default { title: 'Field' };

export const Empty: Story = ({ locale }) => <Field label={text(locale, 'Nombre', 'First name')} />;
export const Filled: Story = ({ locale }) => (
  <Field label={text(locale, 'Nombre', 'First name')} defaultValue="Ana" />
);
export const Optional: Story = ({ locale }) => (
  <Field label={text(locale, 'Departamento', 'Apartment')} mark={text(locale, 'opcional', 'optional')} />
);
export const WithHelp: Story = ({ locale }) => (
  <Field
    label={text(locale, 'Teléfono', 'Phone')}
    help={text(locale, 'Para coordinar el despacho', 'To arrange the delivery')}
  />
);
export const WithError: Story = ({ locale }) => (
  <Field
    label={text(locale, 'Correo', 'E-mail')}
    defaultValue="ana@"
    error={text(locale, 'Escribe un correo válido', 'Enter a valid e-mail')}
  />
);
export const WithButton: Story = ({ locale }) => (
  <Field
    label={text(locale, 'Contraseña', 'Password')}
    type="password"
    trailing={<Button variant="quiet">{text(locale, 'Mostrar', 'Show')}</Button>}
  />
);
export const Disabled: Story = ({ locale }) => (
  <Field label={text(locale, 'Correo', 'E-mail')} defaultValue="ana@example.cl" disabled />
);
export const SeveralLines: Story = ({ locale }) => (
  <TextAreaField label={text(locale, 'Mensaje', 'Message')} />
);
export const SeveralLinesWithError: Story = ({ locale }) => (
  <TextAreaField
    label={text(locale, 'Mensaje', 'Message')}
    error={text(locale, 'Este campo es obligatorio', 'This field is required')}
  />
);
