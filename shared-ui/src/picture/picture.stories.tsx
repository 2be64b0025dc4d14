import type { Locale } from 'shared-contracts/locale';
import { PICTURE_BASE, type Story, text } from '../../stories/story.ts';
import { Picture } from './index.ts';

export default { title: 'Picture' };

const shape = { base: PICTURE_BASE, sizes: '200px', width: 80, height: 100 };
const bottle = (locale: Locale) => text(locale, 'Botella de vino tinto', 'Bottle of red wine');

export const Lazy: Story = ({ locale }) => <Picture {...shape} alt={bottle(locale)} />;
export const Priority: Story = ({ locale }) => <Picture {...shape} alt={bottle(locale)} priority />;
export const Decoration: Story = () => <Picture {...shape} alt="" />;
