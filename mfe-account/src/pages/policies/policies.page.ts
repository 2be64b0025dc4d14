import type { Page } from 'shared-kit/page';
import { $page, opened } from './policies.model.ts';
import { PoliciesView } from './policies-view.tsx';

export const page: Page = { View: PoliciesView, opened, $page };
