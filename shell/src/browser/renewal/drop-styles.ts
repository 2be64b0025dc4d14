/** Styles of an earlier release; those of the new one have the same class names, and maybe the same file names. */

const inDocument = (id: string) => document.querySelectorAll<HTMLElement>(`style[data-remote="${id}"]`);

/** What stands in the document is the earlier release's: a file of the same name is not taken for loaded. */
export const disownStyles = (id: string): void => {
  for (const style of inDocument(id)) delete style.dataset.href;
};

export const dropStyles = (id: string, version: string): void => {
  const linked = document.querySelectorAll(`link[rel="stylesheet"][href*="/remotes/${id}/${version}/"]`);
  for (const style of [...inDocument(id), ...linked]) style.remove();
};
