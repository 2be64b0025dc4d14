import type { Page } from 'shared-kit/page';
import { $page, opened } from './profile.model.ts';
import { ProfileView } from './profile-view.tsx';

export const page: Page = { View: ProfileView, opened, $page };
