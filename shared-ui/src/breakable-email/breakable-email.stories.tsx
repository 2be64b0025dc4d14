import type { Story } from '../../stories/story.ts';
import { BreakableEmail } from './index.ts';

export default { title: 'BreakableEmail' };

export const Narrow: Story = () => (
  <p style={{ inlineSize: '9rem' }}>
    <BreakableEmail>hola@casaquillay.example</BreakableEmail>
  </p>
);
