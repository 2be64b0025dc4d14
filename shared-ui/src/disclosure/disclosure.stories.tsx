import { type Story, text } from '../../stories/story.ts';
import { Disclosure } from './index.ts';

export default { title: 'Disclosure' };

export const Closed: Story = ({ locale }) => (
  <Disclosure summary={text(locale, 'Notas de cata', 'Tasting notes')}>
    <p>{text(locale, 'Ciruela, cacao y humo.', 'Plum, cocoa and smoke.')}</p>
  </Disclosure>
);
export const Open: Story = ({ locale }) => (
  <Disclosure summary={text(locale, 'Notas de cata', 'Tasting notes')} open>
    <p>{text(locale, 'Ciruela, cacao y humo.', 'Plum, cocoa and smoke.')}</p>
  </Disclosure>
);
export const Accordion: Story = ({ locale }) => (
  <>
    <Disclosure name="questions" summary={text(locale, '¿Dónde despachan?', 'Where do you deliver?')} open>
      <p>{text(locale, 'A todo Chile.', 'Everywhere in Chile.')}</p>
    </Disclosure>
    <Disclosure name="questions" summary={text(locale, '¿Cuánto demora?', 'How long does it take?')}>
      <p>{text(locale, 'De dos a cinco días.', 'Two to five days.')}</p>
    </Disclosure>
  </>
);
