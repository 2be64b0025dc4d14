import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What stands in a control and may not be known yet; undefined when nothing does. */
const typedInto = (control: Control): string | boolean | undefined => {
  const { type, value } = control;
  if (type === 'checkbox') {
    const { checked, defaultChecked } = control as HTMLInputElement;
    return checked === defaultChecked ? undefined : checked;
  }
  if (type === 'radio') {
    const { checked, defaultChecked } = control as HTMLInputElement;
    return checked && !defaultChecked ? value : undefined;
  }
  return value === '' ? undefined : value;
};

/** Adopts what stands in a form's controls but not in its state, e.g. before sending: some managers fill in silently. */
export const adoptTyped = (
  form: HTMLFormElement,
  adopt: (name: string, value: string | boolean) => void,
): void => {
  for (const control of [...form.elements] as Control[]) {
    const value = control.name ? typedInto(control) : undefined;
    if (value !== undefined) adopt(control.name, value);
  }
};

/**
 * Keeps what was typed while nobody listened: between the server's markup and the moment a form's fields are registered.
 * Until then a field shows its first value again, so what is typed is remembered from the commit on and adopted last.
 * Call it in a component above the form's element: its effects come after those of the fields.
 * @param adopt takes a control's name and value over into the form's state
 */
export const useAdoptTyped = (
  form: RefObject<HTMLFormElement | null>,
  adopt: (name: string, value: string | boolean) => void,
): void => {
  const latest = useRef(adopt);
  const typed = useRef(new Map<string, string | boolean>());
  const stop = useRef(() => {});
  useLayoutEffect(() => {
    latest.current = adopt;
  });
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const remember = () => adoptTyped(element, (name, value) => typed.current.set(name, value));
    remember();
    element.addEventListener('input', remember);
    stop.current = () => element.removeEventListener('input', remember);
    return stop.current;
  }, [form]);
  useEffect(() => {
    // From here on the fields listen themselves.
    stop.current();
    for (const [name, value] of typed.current) latest.current(name, value);
    typed.current.clear();
  }, []);
};
