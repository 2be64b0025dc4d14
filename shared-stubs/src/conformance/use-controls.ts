/** Uses each control of server-rendered markup as a user may before the page hydrates. */

type Field = HTMLInputElement | HTMLTextAreaElement;

/** By role, else by type. A quantity ends at the stock. */
const TYPED: Readonly<Record<string, string>> = {
  spinbutton: '2',
  number: '2',
  email: 'ana@example.com',
  date: '2031-05-02',
};
const DIGITS = '12345678';

const isUsable = (control: Element): boolean =>
  !control.matches(':disabled,[type=hidden],[type=submit],[type=button],[type=file],[readonly],[hidden] *');
/** A remote may format what the user typed: points in a RUT, a prefix of a phone. */
const signsOf = (text: string): string => text.replace(/[^\p{L}\p{N}@]/gu, '');

const type = (field: Field): (() => [string, string]) => {
  const text = TYPED[field.role ?? field.type] ?? TYPED[field.type] ?? DIGITS;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // The field may be as short as its limit.
  const kept = signsOf(field.maxLength > 0 ? text.slice(0, field.maxLength) : text);
  return () => [signsOf(field.value).includes(kept) ? kept : field.value, kept];
};

const check = (box: HTMLInputElement): (() => [boolean, boolean]) => {
  const wanted = box.type === 'radio' || !box.checked;
  if (box.checked !== wanted) box.click();
  return () => [box.checked, wanted];
};

const choose = (select: HTMLSelectElement): (() => [string, string]) => {
  // The first option: the last number of people may be too high for the chosen event.
  const other = [...select.options].find(
    ({ disabled, value }) => !disabled && value && value !== select.value,
  );
  const wanted = other?.value ?? select.value;
  select.value = wanted;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return () => [select.value, wanted];
};

const nameOf = (control: Element): string =>
  `${control.tagName.toLowerCase()} ${control.getAttribute('name') ?? control.id}`;

const CONTROLS = 'input,textarea,select,details';

/** Fills in, chooses and opens all controls. @returns reads what each holds, and what it should hold */
export const useControls = (
  used: Element | readonly HTMLElement[],
): (() => { held: unknown; wanted: unknown }) => {
  const reads: [string, () => readonly [unknown, unknown]][] = [];
  const groups = new Set<string>();
  const controls = used instanceof Element ? [...used.querySelectorAll<HTMLElement>(CONTROLS)] : used;
  for (const control of controls) {
    if (!isUsable(control)) continue;
    if (control instanceof HTMLSelectElement) reads.push([nameOf(control), choose(control)]);
    else if (control instanceof HTMLDetailsElement) {
      control.open = !control.open;
      const wanted = control.open;
      reads.push(['details', () => [control.open, wanted]]);
    } else if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
      // One radio of each group.
      if (control.type === 'radio' && (control.checked || groups.has(control.name))) continue;
      if (control.type === 'radio') groups.add(control.name);
      reads.push([nameOf(control), check(control)]);
    } else reads.push([nameOf(control), type(control as Field)]);
  }
  return () => {
    const now = reads.map(([name, read]) => [name, ...read()]);
    return {
      held: now.map(([name, held]) => [name, held]),
      wanted: now.map(([name, , wanted]) => [name, wanted]),
    };
  };
};
