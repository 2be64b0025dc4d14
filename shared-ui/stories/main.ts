/** Configuration of Storybook: `pnpm stories` (docs/decisions/0044-storybook.md). */
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/*/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories take a language only, so there are no props to document.
  typescript: { reactDocgen: false },
};
export default config;
