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
  entities: { order: 'Order', product: 'Product', staff: 'Team member' },
};
