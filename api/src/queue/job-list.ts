import type { OrderMailKind } from '../db/schema/sales.ts';

/** Jobs and their data. Ids only, because job data is stored and must not contain personal data. */
export interface JobData {
  /** `mail_id`: the row of `order_mails`, when staff send that mail again. */
  'send-order-mail': {
    order_id: string;
    kind: OrderMailKind;
    refund_id?: string;
    return_id?: string;
    mail_id?: string;
  };
  'refund-payment': { order_id: string };
  'give-open-refunds': Record<string, never>;
  'settle-unpaid-orders': Record<string, never>;
  'remove-expired': Record<string, never>;
  'send-account-mail': { mail_id: string };
  /** `to`: receiver of the mail. A job that the release before queued has none, and sends both mails. */
  'send-contact-mails': { message_id: string; to?: 'shop' | 'sender' };
  'send-contact-answer': { answer_id: string };
  'send-newsletter-mail': { subscription_id: string };
  /** `confirm`: asks the owner of the address. `back`: a piece is held for the person. */
  'send-stock-wait-mail': { wait_id: string; kind: 'confirm' | 'back' };
  'give-back-in-stock': Record<string, never>;
  /** `by_house`: the house cancelled, not the guest. Only with the kind `cancelled`. */
  'send-reservation-mail': {
    reservation_id: string;
    by_house?: true;
    kind: 'held' | 'waiting' | 'offered' | 'confirmed' | 'moved' | 'cancelled' | 'reminder';
  };
  'send-privacy-mail': {
    request_id: string;
    kind: 'privacy-proof' | 'privacy-received' | 'privacy-answered' | 'privacy-extended' | 'privacy-refused';
  };
  'send-privacy-due': { request_id: string; owner_id: string; days: number };
  'warn-due-requests': Record<string, never>;
  'queue-reminders': Record<string, never>;
  'refresh-sales': Record<string, never>;
  'send-staff-mail': { staff_id: string; kind: 'staff-invited' | 'staff-reset' };
  /** `changed_at`: ISO 8601. */
  'send-account-changed': { staff_id: string; changed_by: string; changed_at: string };
  /** `changed_at`: ISO 8601. */
  'send-access-given': {
    owner_id: string;
    staff_id: string;
    change: 'invited' | 'reset' | 'owner' | 'enabled';
    changed_by: string;
    changed_at: string;
  };
  'check-shipments': Record<string, never>;
  'issue-tax-documents': Record<string, never>;
  'deliver-tax-documents': Record<string, never>;
  'warn-tax-keys': Record<string, never>;
  /** `cause`: that of the `TaxWarning` which the mail tells. */
  'send-tax-warning': { owner_id: string; cause: string };
  'warn-low-stock': Record<string, never>;
  /** `day`: in Santiago. */
  'send-low-stock': { staff_id: string; day: string };
  'warn-late-returns': Record<string, never>;
  'send-return-late': { return_id: string; owner_id: string };
  'rank-products': Record<string, never>;
  'publish-drafts': Record<string, never>;
  'run-price-plans': Record<string, never>;
}
export type JobName = keyof JobData;

interface JobRule {
  /** Number of retries. The delay between them doubles up to an hour. */
  retryLimit: number;
  /** Cron expression in UTC. */
  cron?: string;
  /** Jobs that a process runs at the same time; each takes one per second. Default: 1. */
  atOnce?: number;
}

export const JOB_RULES: Record<JobName, JobRule> = {
  // One mail per second would delay the mails of 1,000 orders per hour (docs/scale.md).
  'send-order-mail': { retryLimit: 30, atOnce: 10 },
  'refund-payment': { retryLimit: 30 },
  'give-open-refunds': { retryLimit: 0, cron: '*/15 * * * *' },
  'settle-unpaid-orders': { retryLimit: 0, cron: '* * * * *' },
  'remove-expired': { retryLimit: 0, cron: '17 4 * * *' },
  'send-account-mail': { retryLimit: 30 },
  'send-contact-mails': { retryLimit: 30 },
  'send-contact-answer': { retryLimit: 30 },
  'send-newsletter-mail': { retryLimit: 30 },
  'send-stock-wait-mail': { retryLimit: 30 },
  'give-back-in-stock': { retryLimit: 0, cron: '* * * * *' },
  'send-reservation-mail': { retryLimit: 30 },
  'send-privacy-mail': { retryLimit: 30 },
  'send-privacy-due': { retryLimit: 30 },
  'warn-due-requests': { retryLimit: 0, cron: '7 12 * * *' },
  'queue-reminders': { retryLimit: 0, cron: '*/10 * * * *' },
  'refresh-sales': { retryLimit: 0, cron: '*/10 * * * *' },
  'send-staff-mail': { retryLimit: 30 },
  'send-account-changed': { retryLimit: 30 },
  'send-access-given': { retryLimit: 30 },
  'check-shipments': { retryLimit: 0, cron: '*/5 * * * *' },
  'issue-tax-documents': { retryLimit: 0, cron: '* * * * *' },
  'deliver-tax-documents': { retryLimit: 0, cron: '* * * * *' },
  'warn-tax-keys': { retryLimit: 0, cron: '*/10 * * * *' },
  'send-tax-warning': { retryLimit: 30 },
  // Eight o'clock in Santiago, nine in summer.
  'warn-low-stock': { retryLimit: 5, cron: '0 12 * * *' },
  'send-low-stock': { retryLimit: 30 },
  'warn-late-returns': { retryLimit: 0, cron: '11 12 * * *' },
  'send-return-late': { retryLimit: 30 },
  'rank-products': { retryLimit: 0, cron: '37 4 * * *' },
  'publish-drafts': { retryLimit: 0, cron: '* * * * *' },
  'run-price-plans': { retryLimit: 0, cron: '* * * * *' },
};
export const JOB_NAMES = Object.keys(JOB_RULES) as JobName[];
