import { createEffect } from 'effector';

export interface GatewayForm {
  url: string;
  token: string;
}

/** Navigates to the card gateway with the form POST that it requires: `token_ws` to its URL. */
export const submitToGatewayFx = createEffect(({ url, token }: GatewayForm): void => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'token_ws';
  field.value = token;
  form.append(field);
  document.body.append(form);
  form.submit();
  // Remove the form, because the page may return from the back/forward cache.
  form.remove();
});
