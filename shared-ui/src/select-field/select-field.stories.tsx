import type { Locale } from 'shared-contracts/locale';
import { type Story, text } from '../../stories/story.ts';
import { SelectField } from './index.ts';

export default { title: 'Select field' };

const OPTIONS = [
  { value: '13114', label: 'Las Condes' },
  { value: '13123', label: 'Providencia' },
  { value: '5109', label: 'Viña del Mar' },
];
const words = (locale: Locale) => ({
  label: text(locale, 'Comuna', 'Commune'),
  placeholder: text(locale, 'Elige una comuna', 'Choose a commune'),
  options: OPTIONS,
});

export const NothingChosen: Story = ({ locale }) => <SelectField {...words(locale)} />;
export const Chosen: Story = ({ locale }) => <SelectField {...words(locale)} defaultValue="13123" />;
export const WithHelp: Story = ({ locale }) => (
  <SelectField
    {...words(locale)}
    help={text(locale, 'El precio depende de la comuna', 'The price depends on the commune')}
  />
);
export const WithError: Story = ({ locale }) => (
  <SelectField
    {...words(locale)}
    error={text(locale, 'No despachamos a esta comuna', 'We do not deliver to this commune')}
  />
);
export const Disabled: Story = ({ locale }) => <SelectField {...words(locale)} disabled />;
