export const staff = {
  title: 'Team',
  role: 'Role',
  status: 'Access',
  last_seen: 'Last seen',
  statuses: { invited: 'Has to choose a password', active: 'Can sign in', disabled: 'No access' },
  role_help: {
    owner: 'Can do everything, also invite and remove people.',
    manager:
      'Can do nearly everything, also cancel orders, give money back and change prices. Does not invite people or change the legal data.',
    warehouse: 'Prepares and sends orders, and corrects the stock.',
    editor:
      'Writes the products, texts and promotions of the shop, and the events and hours of the bar. Does not change prices or see orders.',
    support:
      'Serves customers: orders, proofs, addresses, reservations, messages and their data. Does not give money back.',
  },
  disable: 'Remove the access',
  disable_help:
    'Signs them out of all devices at once, and they cannot sign in. You can give the access back.',
  invite: {
    open: 'Invite',
    title: 'Invite a person',
    help: 'They get an e-mail with a link to choose a password and connect their phone.',
    submit: 'Send the invitation',
    done: 'We sent the link to %{email}. It is valid for 7 days.',
  },
  give_access: {
    title: 'Give this access?',
    owner: '%{name} will be able to do everything, also invite and remove people. All owners get an e-mail.',
    enabled: '%{name} will be able to sign in again. All owners get an e-mail.',
  },
  reset: {
    open: 'New password and phone',
    title: 'Ask for a new password and phone?',
    help: 'The password, phone and recovery codes of %{name} stop working, and the sessions end. We send a new link to %{email}.',
    submit: 'Send a new link',
    done: 'We sent a new link to %{email}. It is valid for 7 days.',
  },
  sessions: {
    title: 'Open sessions',
    own_help:
      'You signed in here with your account. If you do not know a device, end its session and ask the owner for a new password.',
    none: 'There are no open sessions.',
    current: 'this device',
    unknown_device: 'Unknown device',
    times: 'Signed in: %{from} · Last time: %{last}',
    end: 'End',
    end_all: 'End all their sessions',
    end_all_help: '%{name} is signed out of all devices at once. They can sign in again with their password.',
    ended: 'Ended',
  },
};
