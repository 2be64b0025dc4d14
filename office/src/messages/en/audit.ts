export const audit = {
  title: 'History',
  at: 'When',
  staff: 'Who',
  action: 'What they did',
  entity: 'To what',
  changes: 'Before → after',
  reason: 'Why',
  from: 'From day',
  to: 'To day',
  command_line: 'System administration',
  actions: {
    session: {
      start: 'Signed in',
      end: 'Signed out',
      'wrong-password': 'Wrong password',
      'wrong-code': 'Wrong code',
      enrol: 'Connected their phone',
      'accept-link': 'Chose a password',
    },
    staff: {
      change: 'Changed the details',
      invite: 'Invited',
      reset: 'Asked for a new password',
      'end-sessions': 'Ended the sessions',
    },
  },
  entities: { order: 'Order', product: 'Product', staff: 'Team member' },
};
