/**
 * Removes the styles of an old release. The new release has the same class names, so the old rules would still
 * apply.
 */

const inDocument = (id: string) => document.querySelectorAll<HTMLElement>(`style[data-remote="${id}"]`);

/**
 * Marks style links as belonging to the old release, so that webpack does not treat a file with the same name
 * as loaded.
 */
export const disownStyles = (id: string): void => {
  for (const style of inDocument(id)) delete style.dataset.href;
};

export const dropStyles = (id: string, version: string): void => {
  const linked = document.querySelectorAll(`link[rel="stylesheet"][href*="/remotes/${id}/${version}/"]`);
  for (const style of [...inDocument(id), ...linked]) style.remove();
};
