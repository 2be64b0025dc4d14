import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Value that the form's state may lack. Undefined for an empty text and an unchanged checkbox or radio. */
const typedInto = (control: Control): string | boolean | undefined => {
  const { type, value, checked, defaultChecked } = control as HTMLInputElement;
  if (type === 'checkbox') return checked === defaultChecked ? undefined : checked;
  if (type === 'radio') return checked && !defaultChecked ? value : undefined;
  return value === '' ? undefined : value;
};

/**
 * Copies values of controls into the form's state, e.g. before sending, because some password managers fill
 * in without events.
 */
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
 * Keeps values typed before the form's fields are registered. Registration resets a field to its initial
 * value, so this remembers typed values and adopts them afterwards. Call it in a component above the form's
 * element, so that its effects run after those of the fields.
 * @param initial values that the form renders first
 * @param adopt copies a control's name and value into the form's state
 */
export const useAdoptTyped = (
  form: RefObject<HTMLFormElement | null>,
  initial: Readonly<Record<string, string | boolean>>,
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
    const remember = () => {
      typed.current.clear();
      adoptTyped(element, (name, value) => {
        // The user did not type an initial value. Adopting it would overwrite a restored text.
        if (value !== initial[name]) typed.current.set(name, value);
      });
    };
    remember();
    element.addEventListener('input', remember);
    stop.current = () => element.removeEventListener('input', remember);
    return stop.current;
  }, [form, initial]);
  useEffect(() => {
    // The fields handle events from now on.
    stop.current();
    for (const [name, value] of typed.current) latest.current(name, value);
    typed.current.clear();
  }, []);
};
