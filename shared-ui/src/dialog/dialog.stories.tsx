import { useState } from 'react';
import type { Locale } from 'shared-contracts/locale';
import { type Story, text } from '../../stories/story.ts';
import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from './index.ts';

export default { title: 'Dialog' };

type Example = { locale: Locale } & Pick<
  DialogProps,
  'kind' | 'place' | 'modal' | 'closedBy' | 'hasOwnClose' | 'hideTitle'
>;

/** Open at first. The button opens it again. */
function OpenDialog({ locale, ...looks }: Example) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text(locale, 'Abrir', 'Open')}</Button>
      <Dialog
        {...looks}
        open={open}
        onClose={close}
        locale={locale}
        title={text(locale, '¿Eliminar la dirección?', 'Delete the address?')}
        actions={
          <>
            <Button onClick={close}>{text(locale, 'Cancelar', 'Cancel')}</Button>
            <Button variant="primary" onClick={close}>
              {text(locale, 'Eliminar', 'Delete')}
            </Button>
          </>
        }
      >
        <p>{text(locale, 'No la podrás recuperar.', 'You cannot restore it.')}</p>
      </Dialog>
    </>
  );
}

export const Centered: Story = ({ locale }) => <OpenDialog locale={locale} />;
export const Warning: Story = ({ locale }) => <OpenDialog locale={locale} kind="warning" />;
export const Failure: Story = ({ locale }) => <OpenDialog locale={locale} kind="error" />;
export const SidePanel: Story = ({ locale }) => <OpenDialog locale={locale} place="side" />;
export const BesideThePage: Story = ({ locale }) => <OpenDialog locale={locale} place="side" modal={false} />;
export const FullWindow: Story = ({ locale }) => <OpenDialog locale={locale} place="full" />;
export const WithoutCloseButton: Story = ({ locale }) => <OpenDialog locale={locale} closedBy="none" />;
export const HiddenTitle: Story = ({ locale }) => <OpenDialog locale={locale} hideTitle />;
