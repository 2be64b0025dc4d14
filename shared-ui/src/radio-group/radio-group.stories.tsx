import type { Locale } from 'shared-contracts/locale';
import { type Story, text } from '../../stories/story.ts';
import { useValue } from '../../stories/use-value.ts';
import { store, truck } from '../icon/index.ts';
import { RadioGroup } from './index.ts';

export default { title: 'Radio group' };

const options = (locale: Locale) => [
  { value: 'home', label: text(locale, 'A domicilio', 'To your home'), icon: truck, aside: '$3.990' },
  {
    value: 'pickup',
    label: text(locale, 'Retiro en tienda', 'Pick up at the shop'),
    detail: text(locale, 'Lunes a viernes, 10 a 19 h', 'Monday to Friday, 10 am to 7 pm'),
    icon: store,
  },
];
const legend = (locale: Locale) => text(locale, 'Entrega', 'Delivery');

export const NothingChosen: Story = ({ locale }) => (
  <RadioGroup {...useValue<string | null>(null)} legend={legend(locale)} name="a" options={options(locale)} />
);
export const Chosen: Story = ({ locale }) => (
  <RadioGroup
    {...useValue<string | null>('home')}
    legend={legend(locale)}
    name="b"
    options={options(locale)}
  />
);
export const InColumns: Story = ({ locale }) => (
  <RadioGroup
    {...useValue<string | null>('pickup')}
    legend={legend(locale)}
    name="c"
    options={options(locale)}
    columns
  />
);
export const DisabledOption: Story = ({ locale }) => (
  <RadioGroup
    {...useValue<string | null>('home')}
    legend={legend(locale)}
    name="e"
    options={options(locale).map((option) => ({ ...option, disabled: option.value === 'pickup' }))}
  />
);
export const WithError: Story = ({ locale }) => (
  <RadioGroup
    {...useValue<string | null>(null)}
    legend={legend(locale)}
    name="f"
    options={options(locale)}
    error={text(locale, 'Elige una opción', 'Choose an option')}
  />
);
