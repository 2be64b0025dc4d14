import type { Page } from 'shared-kit/page';
import { $page, opened } from './privacy.model.ts';
import { PrivacyView } from './privacy-view.tsx';

export const page: Page = { View: PrivacyView, opened, $page };
