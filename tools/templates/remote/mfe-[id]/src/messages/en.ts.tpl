import type { Messages } from './es.ts';

const en: Messages = {
  home: {
    title: {{enQuoted}},
  },
};

export default en;
