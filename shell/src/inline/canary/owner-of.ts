/** The remote that an element, a script or a failure belongs to. */

/** A widget inside the page of another remote belongs to its own remote. */
export const ownerOfNode = (node: Node | null | undefined): string | undefined => {
  const element = node instanceof Element ? node : node?.parentElement;
  const region = element?.closest<HTMLElement>('[data-widget],.slot[id]');
  return region?.dataset.widget?.split('/')[0] ?? region?.id.replace('mfe-', '');
};

/** The remote of the first script in a text: the file of an error, or its stack. */
export const ownerOfScript = (text: string): string | undefined =>
  /\/remotes\/([a-z-]+)\/[\w.-]+\//.exec(text)?.[1];

/** The remote whose slot shows the error region. The region lies above or inside the slot. */
export const ownerOfFallback = (): string | undefined => {
  const region = document.querySelector('.slot-fallback');
  return ownerOfNode(region) ?? ownerOfNode(region?.nextElementSibling);
};
