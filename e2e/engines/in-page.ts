/** Code that runs in the page. It is sent as text, so it uses only its arguments, the DOM and Testing Library. */
import type { Matcher, Step } from './query.ts';

declare const TestingLibraryDom: typeof import('@testing-library/dom');

/** Facts of an element that journeys assert. */
export interface Found {
  text: string;
  /** Value of a field. */
  value: string | undefined;
  isChecked: boolean;
  isVisible: boolean;
  href: string | null;
}

/** Elements that the query describes, in document order. */
export const findElements = (steps: readonly Step[]): HTMLElement[] => {
  const fits = (matcher: Matcher) => (text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if ('equal' in matcher) return words === matcher.equal;
    if ('part' in matcher) return words.toLowerCase().includes(matcher.part);
    return new RegExp(matcher.pattern, matcher.flags).test(words);
  };
  const isVisible = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const find = (roots: HTMLElement[], all: readonly Step[]): HTMLElement[] => {
    let found = roots;
    for (const step of all) found = [...new Set(next(found, step))];
    return found;
  };
  const next = (from: HTMLElement[], step: Step): HTMLElement[] => {
    const { queryAllByRole, queryAllByText, queryAllByLabelText } = TestingLibraryDom;
    switch (step.by) {
      case 'role':
        return from
          .flatMap((root) =>
            queryAllByRole(root, step.role, {
              ...step.options,
              ...(step.name ? { name: fits(step.name) } : {}),
            }),
          )
          .filter((element) => step.disabled === undefined || element.matches(':disabled') === step.disabled);
      case 'text':
        return from.flatMap((root) => queryAllByText(root, fits(step.text)));
      case 'label':
        return from.flatMap((root) => queryAllByLabelText(root, fits(step.text)));
      case 'css':
        return from.flatMap((root) => [...root.querySelectorAll<HTMLElement>(step.selector)]);
      case 'position':
        return from.slice(step.at, step.at + 1 || undefined);
      case 'filter':
        return from.filter(
          (element) =>
            (!step.text || fits(step.text)(element.textContent ?? '')) &&
            (step.visible === undefined || isVisible(element) === step.visible) &&
            (!step.has || find([element], step.has).length > 0),
        );
      case 'or':
        return [...from, ...find([document.body], step.other)];
    }
  };
  return find([document.body], steps);
};

export const describeAll = (elements: readonly HTMLElement[]): Found[] =>
  elements.map((element) => {
    const field = element as Partial<HTMLInputElement>;
    return {
      text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      value: field.value,
      isChecked: field.checked ?? false,
      isVisible: element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
      href: element.getAttribute('href'),
    };
  });

/**
 * Scrolls the first element to the middle of the viewport, at once: both clients press where the element was when a
 * smooth scroll began.
 * @returns its middle, or undefined while a press there would not reach it
 */
export const pointOf = ([element]: readonly HTMLElement[]): [x: number, y: number] | undefined => {
  if (!element || element.matches(':disabled')) return undefined;
  element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
  // A radio or checkbox may be drawn by its label.
  const labels = (element as Partial<HTMLInputElement>).labels;
  for (const target of [element, ...(labels ?? [])]) {
    const [box] = target.getClientRects();
    if (!box) continue;
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    const hit = document.elementFromPoint(x, y);
    if (hit && (target.contains(hit) || hit.closest('label')?.contains(element))) return [x, y];
  }
  return undefined;
};

/** Chooses the option of a `select` whose text matches, as a user does. @returns whether it exists */
export const chooseOption = ([element]: readonly HTMLElement[], pattern: string): boolean => {
  const select = element as HTMLSelectElement | undefined;
  const option = [...(select?.options ?? [])].find(({ text }) => new RegExp(pattern).test(text));
  if (!select || !option || select.disabled) return false;
  select.focus();
  select.value = option.value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
};

/** Selects the text of the first element, so that typing replaces it. @returns whether it has the focus */
export const selectText = ([element]: readonly HTMLElement[]): boolean => {
  (element as Partial<HTMLInputElement> | undefined)?.select?.();
  return document.activeElement === element;
};
