import { revisionWords as en } from 'shared-contracts/domain/revision-words/en';
import { revisionWords as es } from 'shared-contracts/domain/revision-words/es';
import type { Story } from '../../stories/story.ts';
import { RevisionList } from './index.ts';

export default { title: 'RevisionList' };

const WORDS = { es, en };

export const ReplacedAndTakenOut: Story = ({ locale }) => (
  <RevisionList
    order={{
      status: 'confirmed',
      revisions: [
        {
          at: '2026-11-28T15:00:00Z',
          qty: 2,
          out: 'Carmenère Gran Reserva de la Viña Ñandú del Valle de Colchagua',
          in: 'Syrah Reserva',
          refund: 4000,
          reason: 'Se quebraron las últimas botellas',
        },
        { at: '2026-11-29T15:00:00Z', qty: 1, out: 'Syrah Reserva', in: null, refund: 8000 },
      ],
      packed: [{ name: 'Syrah Reserva', qty: 1 }],
    }}
    words={WORDS[locale]}
    locale={locale}
  />
);
