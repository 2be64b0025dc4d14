import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { layout } from '../fixtures/layout.ts';
import { MenuOption } from './menu-option.tsx';

it('shows the title of every menu option, also above groups', () => {
  const options = layout.navbar.components.flatMap((entry) => entry.options);
  expect(options.map(({ component }) => component)).toContain('grouped_links');
  for (const option of options) {
    const text = renderToStaticMarkup(<MenuOption {...option} />);
    const words = [option.title, ...option.groups.map(({ title }) => title)];
    const places = words.map((word) => text.indexOf(word));
    expect(places, option.component).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});
