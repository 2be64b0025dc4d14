import { BooleanInput } from 'react-admin';
import { FeedState } from './feed-state.tsx';
import { SettingPage } from './setting-page.tsx';

/** Switch of the product feed, its addresses, and what it leaves out. */
const ChannelsPage = () => (
  <>
    <SettingPage setting="channels" permission="rules.change-selling">
      <BooleanInput source="value.google" label="settings.channels.google" />
    </SettingPage>
    <FeedState />
  </>
);

export default ChannelsPage;
