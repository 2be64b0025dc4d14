export interface GatewayForm {
  url: string;
  token: string;
}

/** Leaves for the card gateway by the form POST it asks for: `token_ws` to its address. The page is gone after this. */
export const submitToGateway = ({ url, token }: GatewayForm): void => {
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
  // The page may come back from the browser's cache.
  form.remove();
};
