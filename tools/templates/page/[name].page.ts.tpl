import type { Page } from 'shared-kit/page';
import { $page, opened } from './{{name}}.model.ts';
import { {{Name}}View } from './{{name}}-view.tsx';

export const page: Page = { View: {{Name}}View, opened, $page };
