import { createEffect } from 'effector';

/** Same file name as in the API. */
const FILE_NAME = 'mis-datos.json';

/** Starts a browser download of a customer's data. */
export const saveDataFileFx = createEffect((content: object) => {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(link.href);
});
