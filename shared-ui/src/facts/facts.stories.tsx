import { type Story, text } from '../../stories/story.ts';
import { Facts } from './index.ts';

export default { title: 'Facts' };

export const Plain: Story = ({ locale }) => (
  <Facts
    facts={[
      [text(locale, 'Fecha', 'Date'), '5/12'],
      [text(locale, 'Comentario', 'Comment'), null],
    ]}
  />
);
