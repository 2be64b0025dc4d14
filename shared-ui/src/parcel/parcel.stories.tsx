import { parcelWords as en } from 'shared-contracts/domain/parcel-words/en';
import { parcelWords as es } from 'shared-contracts/domain/parcel-words/es';
import type { Story } from '../../stories/story.ts';
import { ParcelLine, ParcelNotice } from './index.ts';

export default { title: 'Parcel' };

const WORDS = { es, en };

export const WithNumber: Story = ({ locale }) => (
  <ParcelLine
    parcel={{ carrier: 'Ruta Sur', number: 'RS-1234', url: 'https://ruta.example/RS-1234' }}
    words={WORDS[locale]}
  />
);
export const OwnVan: Story = ({ locale }) => (
  <ParcelLine parcel={{ carrier: 'Reparto propio', number: null, url: null }} words={WORDS[locale]} />
);
export const CameBack: Story = ({ locale }) => <ParcelNotice problem="returned" words={WORDS[locale]} />;
export const Lost: Story = ({ locale }) => <ParcelNotice problem="lost" words={WORDS[locale]} />;
