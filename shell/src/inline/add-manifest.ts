import { addLink } from './add-link.ts';

/** Adds the web app manifest. The first paint does not need it, nor the icon that the browser loads for it. */
export const addManifest = (): void => addLink({ rel: 'manifest', href: '/manifest.webmanifest' });
