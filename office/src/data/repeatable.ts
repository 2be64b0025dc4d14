/** Idempotency key of 128 random bits. `randomUUID` is missing on plain http. */
const makeKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Input of a form with an idempotency key. The same body sent again, e.g. after a lost answer, has the same key, so that
 * the API adds it once.
 */
export const repeatable = <Form, Body>(toBody: (form: Form) => Body) => {
  let last: { headers: { 'idempotency-key': string }; body: Body } | undefined;
  const toInput = (form: Form) => {
    const body = toBody(form);
    if (!last || JSON.stringify(body) !== JSON.stringify(last.body))
      last = { headers: { 'idempotency-key': makeKey() }, body };
    return last;
  };
  /** Call it after a success: the same body sent once more is another record. */
  toInput.renew = (): void => {
    last = undefined;
  };
  return toInput;
};
