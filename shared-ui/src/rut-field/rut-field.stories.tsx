import { type Story, text } from '../../stories/story.ts';
import { useValue } from '../../stories/use-value.ts';
import { RutField, type RutFieldProps } from './index.ts';

export default { title: 'RUT field' };

function Example({ initial, ...rest }: { initial: string } & Pick<RutFieldProps, 'error' | 'mark'>) {
  const { value, onChange } = useValue(initial);
  return <RutField {...rest} label="RUT" value={value} onValue={onChange} />;
}

export const Empty: Story = () => <Example initial="" />;
export const Filled: Story = () => <Example initial="123456785" />;
export const WithError: Story = ({ locale }) => (
  <Example initial="123456780" error={text(locale, 'El RUT no es válido', 'The RUT is not valid')} />
);
