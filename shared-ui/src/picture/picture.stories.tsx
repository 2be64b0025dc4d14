import { PICTURE_BASE, type Story, text } from '../../stories/story.ts';
import { Picture } from './index.ts';

export default { title: 'Picture' };

export const Lazy: Story = ({ locale }) => (
  <Picture
    base={PICTURE_BASE}
    alt={text(locale, 'Botella de vino tinto', 'Bottle of red wine')}
    sizes="200px"
    width={80}
    height={100}
  />
);
export const Priority: Story = ({ locale }) => (
  <Picture
    base={PICTURE_BASE}
    alt={text(locale, 'Botella de vino tinto', 'Bottle of red wine')}
    sizes="200px"
    width={80}
    height={100}
    priority
  />
);
export const Decoration: Story = () => (
  <Picture base={PICTURE_BASE} alt="" sizes="200px" width={80} height={100} />
);
