// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { showPart } from '../testing/show-in-office.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

const { clipboard } = navigator;
const provide = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
afterEach(() => void provide(clipboard));

it('says that the link is not copied when the browser has no clipboard, as on plain http', async () => {
  provide(undefined);
  const link = { url: 'http://shop/preview', expires_at: '2030-08-01T14:00:00Z' };
  await showPart(<PreviewDialog link={link} onClose={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Copiar enlace' }));
  await screen.findByText(/No se pudo copiar/);
});
