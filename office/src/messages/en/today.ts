export const today = {
  title: 'Today',
  work: 'To do',
  urgent: 'Urgent',
  read_at: 'Updated at %{time}.',
  nothing: {
    title: 'All done',
    help: 'Nothing waits for you now. This page updates itself.',
  },
  numbers: {
    'payments-to-check': 'card payment to look up |||| card payments to look up',
    'refunds-refused': 'refused refund |||| refused refunds',
    'proofs-to-check': 'transfer proof to check |||| transfer proofs to check',
    'transfers-awaited': 'transfer to come |||| transfers to come',
    'tax-documents-missing':
      'paid order without boleta or factura |||| paid orders without boleta or factura',
    'tax-warnings': 'warning about numbers or certificate |||| warnings about numbers or certificate',
    'parcels-to-send': 'order to send |||| orders to send',
    'pickups-to-prepare': 'order to prepare for pick-up |||| orders to prepare for pick-up',
    'returns-late':
      'return waits for more than 3 working days |||| returns wait for more than 3 working days',
    'returns-waiting': 'return to decide |||| returns to decide',
    'refunds-open': 'refund on its way |||| refunds on their way',
    'order-mails-failed':
      'order with an e-mail that was not sent |||| orders with an e-mail that was not sent',
    'other-mails-failed': 'other e-mail that was not sent |||| other e-mails that were not sent',
    'messages-open': 'message to answer |||| messages to answer',
    'privacy-requests-open': 'request about data to answer |||| requests about data to answer',
    'articles-failed': 'article not published in time |||| articles not published in time',
    'pages-failed': 'page not published in time |||| pages not published in time',
    'stock-low': 'product with low stock |||| products with low stock',
    'stock-none': 'product sold out |||| products sold out',
  },
  sales: {
    title: 'Today’s sales',
    orders: '%{smart_count} paid order |||| %{smart_count} paid orders',
    last_week: 'Same weekday last week, until this hour: %{money}, %{orders}.',
    more: 'Today is %{percent}% more.',
    less: 'Today is %{percent}% less.',
  },
  reservations: {
    title: 'Today’s reservations',
    others: 'See other days',
    none: 'There are no reservations today.',
    table: '%{smart_count} table |||| %{smart_count} tables',
    event: '%{smart_count} event reservation |||| %{smart_count} event reservations',
    people: '%{smart_count} person |||| %{smart_count} people',
  },
};
