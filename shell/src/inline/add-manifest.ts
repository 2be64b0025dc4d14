/** Adds the web app manifest. The first paint does not need it, nor the icon that the browser loads for it. */
export const addManifest = (): void => {
  const link = Object.assign(document.createElement('link'), {
    rel: 'manifest',
    href: '/manifest.webmanifest',
  });
  document.head.append(link);
};
