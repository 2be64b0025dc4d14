/** Shows each story in the chosen language, at 360 px first. */
import './styles.css';
import type { Preview } from '@storybook/react-vite';
import type { Locale } from 'shared-contracts/locale';

const preview: Preview = {
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'es', title: 'Español' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { locale: 'es' satisfies Locale, viewport: { value: 'phone' } },
  parameters: {
    viewport: {
      options: {
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '780px' } },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
      },
    },
  },
  decorators: [
    (Story, { args, globals }) => {
      document.documentElement.lang = globals.locale;
      return <Story args={{ ...args, locale: globals.locale }} />;
    },
  ],
};
export default preview;
