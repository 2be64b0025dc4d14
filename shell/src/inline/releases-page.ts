/**
 * Refreshes the parts of the releases page that changed (server/releases-page). It leaves a part alone while a person
 * uses it: the focus is on one of its controls, or a field has another value than the server gave it.
 */
type Field = HTMLInputElement | HTMLSelectElement;

const isChanged = (field: Field): boolean =>
  'options' in field
    ? [...field.options].some(({ selected, defaultSelected, index }) =>
        // Without a chosen option, the browser selects the first one.
        selected ? !defaultSelected && index > 0 : defaultSelected,
      )
    : field.value !== field.defaultValue;

const isInUse = (part: Element): boolean =>
  (part !== document.activeElement && part.contains(document.activeElement)) ||
  [...part.querySelectorAll<Field>('input:not([type=hidden]), select')].some(isChanged);

const liveIds = (page: Document): string =>
  [...page.querySelectorAll('[data-live]')].map(({ id }) => id).join();

/** Takes over what changed in a newer copy of the page. */
export const takeOver = (next: Document): void => {
  const hasSameParts = liveIds(next) === liveIds(document);
  for (const part of document.querySelectorAll(hasSameParts ? '[data-live]' : 'main')) {
    const fresh = hasSameParts ? next.getElementById(part.id) : next.querySelector('main');
    if (!fresh || fresh.outerHTML === part.outerHTML || isInUse(part)) continue;
    const isFocused = part === document.activeElement;
    const copy = document.importNode(fresh, true) as HTMLElement;
    part.replaceWith(copy);
    if (isFocused) copy.focus();
  }
};

/** Tells a person that the page cannot be refreshed. An empty text removes the message. */
const tell = (kind: 'failed' | 'ended' | ''): void => {
  const status = document.querySelector<HTMLElement>('#refresh [role=status]');
  if (!status) return;
  const text = kind ? (status.dataset[kind] ?? '') : '';
  if (status.textContent !== text) status.textContent = text;
};

const REFRESH_MS = 5_000;
const TIMEOUT_MS = 4_000;

/** The browser parses the answer. `innerHTML` and DOMParser are closed by `require-trusted-types-for`. */
const refresh = (): void => {
  if (document.hidden) return;
  const request = new XMLHttpRequest();
  request.open('GET', location.pathname + location.search);
  request.responseType = 'document';
  request.timeout = TIMEOUT_MS;
  request.onload = () => {
    const next = request.responseXML;
    if (request.status === 200 && next) takeOver(next);
    tell(request.status === 200 ? '' : request.status === 401 ? 'ended' : 'failed');
  };
  request.onerror = request.ontimeout = () => tell('failed');
  request.send();
};

export const keepFresh = (): void => {
  setInterval(refresh, REFRESH_MS);
};
