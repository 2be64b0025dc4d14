import type { Story } from '../../stories/story.ts';
import { heart } from './index.ts';

export default { title: 'Heart' };

const PLACE = { position: 'relative', width: 120, height: 150, background: 'var(--paper-2)' } as const;
const PRODUCT = { name: 'Carmenère', product: { id: 1, price: 9990 }, soldOut: false };

export const Empty: Story = ({ locale }) => <div style={PLACE}>{heart({ ...PRODUCT, locale })}</div>;
