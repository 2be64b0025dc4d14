import { type Story, text } from '../../stories/story.ts';
import { Checkbox } from './index.ts';

export default { title: 'Checkbox' };

export const Unchecked: Story = ({ locale }) => (
  <Checkbox label={text(locale, 'Quiero recibir novedades', 'Send me news')} />
);
export const Checked: Story = ({ locale }) => (
  <Checkbox label={text(locale, 'Quiero recibir novedades', 'Send me news')} defaultChecked />
);
export const WithCount: Story = () => <Checkbox label="Carmenère" mark="12" />;
export const WithError: Story = ({ locale }) => (
  <Checkbox
    label={
      <>
        {text(locale, 'Acepto los ', 'I accept the ')}
        <a href="/terminos">{text(locale, 'términos y condiciones', 'terms and conditions')}</a>
      </>
    }
    error={text(locale, 'Debes aceptar los términos', 'Accept the terms to continue')}
  />
);
export const Disabled: Story = ({ locale }) => (
  <Checkbox label={text(locale, 'Cookies necesarias', 'Necessary cookies')} defaultChecked disabled />
);
