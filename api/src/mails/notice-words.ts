/** Texts of a short mail. `{hello}` is the greeting, with the name where the shop knows it. */
export interface NoticeWords {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  /** Label of the button. Undefined without a button. */
  action?: string;
  /** Label of the link that ends a subscription. */
  unsubscribe?: string;
  /** Sentences in small print at the end of the mail. */
  notes?: readonly string[];
}
