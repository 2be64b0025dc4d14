import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { RulePage } from './rule-pages.ts';

/** Links to pages, each with its help. */
export const PageLinks = ({ title, pages }: { title: string; pages: readonly RulePage[] }) => {
  const translate = useTranslate();
  return (
    <>
      <Title title={title} />
      <List sx={{ maxWidth: 720 }}>
        {pages.map(({ id, to }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component={Link} to={to}>
              <ListItemText
                primary={translate(`rules.pages.${id}`)}
                secondary={translate(`rules.page_help.${id}`)}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
};
