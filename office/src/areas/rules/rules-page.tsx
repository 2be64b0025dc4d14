import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { RULE_PAGES } from './rule-pages.ts';

/** Links to all selling rules. */
const RulesPage = () => {
  const translate = useTranslate();
  return (
    <>
      <Title title="rules.title" />
      <List sx={{ maxWidth: 720 }}>
        {RULE_PAGES.map(({ id, to }) => (
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

export default RulesPage;
