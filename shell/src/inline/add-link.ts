/** Adds a `<link>` to the head. */
export const addLink = (attributes: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), attributes));
