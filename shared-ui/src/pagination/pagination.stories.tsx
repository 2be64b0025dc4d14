import type { Story } from '../../stories/story.ts';
import { Pagination } from './index.ts';

export default { title: 'Pagination' };

const hrefFor = (page: number) => `/vinos?page=${page}`;

export const FirstPage: Story = ({ locale }) => (
  <Pagination page={1} perPage={12} total={100} hrefFor={hrefFor} locale={locale} />
);
export const MiddlePage: Story = ({ locale }) => (
  <Pagination page={5} perPage={12} total={130} hrefFor={hrefFor} locale={locale} />
);
export const LastPage: Story = ({ locale }) => (
  <Pagination page={9} perPage={12} total={100} hrefFor={hrefFor} locale={locale} />
);
export const OnlyPage: Story = ({ locale }) => (
  <Pagination page={1} perPage={12} total={7} hrefFor={hrefFor} locale={locale} />
);
