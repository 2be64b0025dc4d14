import type { Story } from '../../stories/story.ts';
import * as icons from './index.ts';

export default { title: 'Icon' };

const { Icon, ...paths } = icons;

/** Beside its name in code. The control that holds an icon has the accessible name. */
export const EachIcon: Story = () => (
  <ul>
    {Object.entries(paths).map(([name, path]) => (
      <li key={name}>
        <Icon path={path} /> {name}
      </li>
    ))}
  </ul>
);
export const Sizes: Story = () =>
  [16, 20, 28].map((size) => <Icon key={size} path={icons.cart} size={size} />);
