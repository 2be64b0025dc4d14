import type { Story } from '../../stories/story.ts';
import { ALCOHOL_WARNINGS, type AlcoholPhrase, AlcoholWarning } from './index.ts';

export default { title: 'Alcohol warning' };

export const EachPhrase: Story = () =>
  (Object.keys(ALCOHOL_WARNINGS) as AlcoholPhrase[]).map((phrase) => (
    <AlcoholWarning key={phrase} phrase={phrase} />
  ));
