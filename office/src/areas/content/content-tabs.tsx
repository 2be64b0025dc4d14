import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

const PLACES = ['/pages', '/articles', '/shop-menu'] as const;

/** Parts of the area. */
export const ContentTabs = ({ at }: { at: (typeof PLACES)[number] }) => {
  const translate = useTranslate();
  return (
    <Tabs component="nav" value={at} aria-label={translate('content.title')} sx={{ mb: 1 }}>
      {PLACES.map((place) => (
        <Tab
          key={place}
          value={place}
          component={Link}
          to={place}
          label={translate(`content.tabs.${place.slice(1)}`)}
        />
      ))}
    </Tabs>
  );
};
